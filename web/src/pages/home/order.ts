import type { Colour } from "../../lib/me.svelte";
import type { ClockOptions, NewSeat, NewTable } from "../../lib/protocol";
import type { GameOptions } from "../../games/contract";
import { type Level, levelCode } from "../../lib/levels";

export type Sitter = "me" | "open" | Level; // a level: a bot of that level

/** The values of the new table form. */
export interface Draft {
  game: string;
  sitters: Sitter[];
  options: Record<string, unknown>; // of the game
  clock: NonNullable<ClockOptions["kind"]>;
  minutes: number;
  seconds: number;
  days: number;
  hints: boolean;
  listed: boolean | null; // null: listed unless a friend is invited
  name: string; // empty: a default name
  phase: number | null; // seconds for a phase with its own limit; null: the game's default, 0: no limit
  family: string; // of the creator; empty: chosen by the server
}

export function newDraft(game: string, options: Pick<GameOptions, "start">, counts: number[]): Draft {
  return {
    game,
    sitters: resized(["me", "open", 2], fitting(3, counts)),
    options: options.start(),
    clock: "none",
    minutes: 20,
    seconds: 30,
    days: 3,
    hints: true,
    listed: null,
    name: "",
    phase: null,
    family: "",
  };
}

/** The requested number of players, or the nearest the game allows. */
export function fitting(wanted: number, counts: number[]): number {
  return Math.min(Math.max(wanted, Math.min(...counts)), Math.max(...counts));
}

/** Add or remove seats. New ones are open; the creator's own seat is never removed. */
export function resized(sitters: Sitter[], players: number): Sitter[] {
  const kept = sitters.slice(0, players);
  if (sitters.includes("me") && !kept.includes("me")) kept[0] = "me";
  return [...kept, ...Array<Sitter>(players - kept.length).fill("open")];
}

/** Change who sits on a seat. I take only one. */
export function reseated(sitters: Sitter[], seat: number, sitter: Sitter): Sitter[] {
  const others: Sitter[] = sitter === "me" ? sitters.map((before) => (before === "me" ? "open" : before)) : sitters;
  return others.with(seat, sitter);
}

/** My seat gets my colour, the others the remaining ones in the game's order. */
export function seatColours(sitters: Sitter[], mine: Colour, colours: Colour[]): Colour[] {
  const rest = colours.filter((colour) => !sitters.includes("me") || colour !== mine);
  return sitters.map((sitter) => (sitter === "me" ? mine : (rest.shift() as Colour)));
}

/** Whether the table is listed, for anyone to join or watch: as chosen, else only if no friend is invited. */
export function isListed({ listed, sitters }: Draft): boolean {
  return listed ?? !sitters.includes("open");
}

export function orderOf(draft: Draft, mine: Colour, all: Colour[]): NewTable {
  const colours = seatColours(draft.sitters, mine, all);
  return {
    seats: draft.sitters.map((sitter, seat) => seatOf(sitter, colours[seat] as Colour, draft.family)),
    game: draft.game,
    options: draft.options,
    clock: clockOf(draft),
    hints: draft.hints,
    listed: isListed(draft),
    name: draft.name.trim() || null,
  };
}

function seatOf(sitter: Sitter, colour: Colour, family: string): NewSeat {
  if (typeof sitter === "number") return { kind: "bot", colour, bot: levelCode(sitter) };
  return sitter === "me" && family ? { kind: sitter, colour, family } : { kind: sitter, colour };
}

function clockOf({ clock, minutes, seconds, days, phase }: Draft): ClockOptions {
  const limit = phase === null ? {} : { phase };
  if (clock === "live") return { kind: "live", minutes, seconds, ...limit };
  return clock === "days" ? { kind: "days", days } : { kind: "none", ...limit };
}
