import type { LogLine, Phrase, SeatInfo } from "../../lib/protocol";
import type { Places } from "./places";

/** A log entry: one event, or several shown as one. */
export interface Entry {
  n: number; // of its first line
  seat: number;
  lines: LogLine[];
  places: Places;
  because?: Phrase; // appended to the sentence
}

/** A part of the log under one heading; null: without one. */
export interface Chapter {
  title: string | null;
  entries: Entry[];
}

/** How a game renders its log. */
export interface Telling<V> {
  entries(log: LogLine[]): Entry[];
  chapters(log: LogLine[]): Chapter[];
  /** The sentence of an entry with the player's name in it; about the reader, who sits in seat `me`, it may say "you". */
  sentence(entry: Entry, seats: SeatInfo[], view: V | null, me: number | null): string;
  /** The board places a log line refers to. */
  places(line: LogLine): Places;
  /** Whether a line needs no sentence because the table shows it. */
  isSilent(line: LogLine): boolean;
  /** How long these lines are shown at speed 1, in milliseconds; default: as any sentence. */
  pace?(lines: LogLine[]): number;
  startsTurn(line: LogLine): boolean;
  /** A step of a hint, or the reason for it, in words. */
  hint(phrase: Phrase, view: V | null, seats: SeatInfo[]): string;
}
