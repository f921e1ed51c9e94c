import type { Colour } from "../../lib/me.svelte";
import type { ClockOptions, NewSeat, NewTable } from "../../lib/protocol";
import type { GameOptions } from "../../games/contract";
import { type Level, levelCode } from "../../lib/levels";

export type Sitter = "me" | "open" | Level; // a level: the bot of it

/** What the form for a new table is set to. */
export interface Draft {
  game: string;
  sitters: Sitter[];
  options: Record<string, unknown>; // of the game
  clock: NonNullable<ClockOptions["kind"]>;
  minutes: number;
  seconds: number;
  days: number;
  hints: boolean;
  listed: boolean | null; // null: unless a friend is invited
  name: string; // empty: one of ours
  phase: number | null; // seconds of a phase with a limit of its own; null: as the game has it, 0: no limit
  family: string; // of the maker; empty: as it comes
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

/** As many players as wanted, or as near to it as the game can. */
export function fitting(wanted: number, counts: number[]): number {
  return Math.min(Math.max(wanted, Math.min(...counts)), Math.max(...counts));
}

/** More or fewer seats; those that come are open, and the maker's own seat never goes. */
export function resized(sitters: Sitter[], players: number): Sitter[] {
  const kept = sitters.slice(0, players);
  if (sitters.includes("me") && !kept.includes("me")) kept[0] = "me";
  return [...kept, ...Array<Sitter>(players - kept.length).fill("open")];
}

/** Someone else on a seat. I sit only once. */
export function reseated(sitters: Sitter[], seat: number, sitter: Sitter): Sitter[] {
  const others: Sitter[] = sitter === "me" ? sitters.map((before) => (before === "me" ? "open" : before)) : sitters;
  return others.with(seat, sitter);
}

/** My seat has my colour, the others have the rest of the game's in their order. */
export function seatColours(sitters: Sitter[], mine: Colour, colours: Colour[]): Colour[] {
  const rest = colours.filter((colour) => !sitters.includes("me") || colour !== mine);
  return sitters.map((sitter) => (sitter === "me" ? mine : (rest.shift() as Colour)));
}

/** Whether anyone may join, or just watch if no seat is open: as chosen, else not as soon as a friend is invited. */
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
