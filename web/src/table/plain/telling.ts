import type { LogLine, Phrase, SeatInfo } from "../../lib/protocol";
import { sayOr } from "../../lib/words.svelte";
import { namesFor, nameOf } from "../state/names";
import type { Entry, Telling } from "../state/telling";

/** The log in the game's own texts, one sentence per event. */
export const telling: Telling<unknown> = {
  entries: (log) => log.map(entryOf),
  chapters: (log) => [{ title: null, entries: log.map(entryOf) }],
  sentence: (entry, seats) => entry.lines.map((line) => sentenceOf(line, seats)).join(" "),
  places: (line) => ({ at: new Set(), seat: line.seat }),
  isSilent: () => false,
  startsTurn: (line) => line.kind === "turn",
  hint: (phrase, _, seats) => inWords(phrase, namesFor(phrase.seats, seats)),
};

function entryOf(line: LogLine): Entry {
  return { n: line.n, seat: line.seat, lines: [line], places: telling.places(line) };
}

function sentenceOf({ phrase, seat }: LogLine, seats: SeatInfo[]): string {
  return inWords(phrase, { player: nameOf(seats, seat), ...namesFor(phrase.seats, seats) });
}

function inWords({ key, arguments: args = {} }: Phrase, names: Record<string, string> = {}): string {
  return sayOr(key, { ...args, ...names }, key);
}
