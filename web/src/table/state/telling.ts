import type { LogLine, Phrase, SeatInfo } from "../../lib/protocol";
import type { Places } from "./places";

/** A sentence of the log: one event, or several that people think of as one. */
export interface Entry {
  n: number; // of its first line
  seat: number;
  lines: LogLine[];
  places: Places;
  because?: Phrase; // said after the sentence
}

/** A part of the log under one heading; null: without one. */
export interface Chapter {
  title: string | null;
  entries: Entry[];
}

/** How a game tells what happened. */
export interface Telling<V> {
  entries(log: LogLine[]): Entry[];
  chapters(log: LogLine[]): Chapter[];
  /** The sentence of an entry with the player's name in it; about the reader, who sits in seat `me`, it may say "you". */
  sentence(entry: Entry, seats: SeatInfo[], view: V | null, me: number | null): string;
  /** The places of the boards that a line of the log speaks of. */
  places(line: LogLine): Places;
  /** A line that needs no sentence, because the table shows it. */
  isSilent(line: LogLine): boolean;
  /** How long these lines are shown at single speed, in milliseconds; without it, as long as any sentence. */
  pace?(lines: LogLine[]): number;
  startsTurn(line: LogLine): boolean;
  /** A step of a hint, or the reason for it, in words. */
  hint(phrase: Phrase, view: V | null, seats: SeatInfo[]): string;
}
