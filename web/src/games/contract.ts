import type { Component, Snippet } from "svelte";
import type { Language } from "../lib/languages";
import type { LogLine, TableInfo } from "../lib/protocol";
import type { TableConnection } from "../lib/socket.svelte";
import type { Places } from "../table/state/places";
import type { TableSession } from "../table/state/session.svelte";
import type { Telling } from "../table/state/telling";
import type { Page } from "../ui/markdown/page";

/**
 * What a game gives the house: `table.ts`, `options.ts` and `rulebook.ts` in its folder, each with one of these as its default,
 * and `words/all.<language>.ts` with its catalogues. Each part is fetched when it is needed.
 *
 * The table in play, the end and the replay of a game whose views are of the type `V`.
 */
export interface GameTable<V = unknown> {
  telling: Telling<V>;
  session: (conn: TableConnection<V>) => TableSession<V>;
  /** The game in progress, on every screen. Its session comes from `useSession`. */
  Table: Component<{ view: V; controls: Snippet }>;
  /** The boards of a game looked at again, with the house's log and timeline among them. */
  Replay: Component<ReplayProps<V>>;
  end: () => Promise<GameEnd<V>>;
  /** What a key does at this table, if it is not one that every table has. */
  key: (session: TableSession<V>, key: string) => (() => void) | null;
  /** All keys of the table, for the list of them: as they are written, and the text that says what they do. */
  keys: Record<string, string>;
}

export interface ReplayProps<V> {
  table: TableInfo;
  view: V;
  log: LogLine[]; // up to the moment looked at
  seat: number | null; // whose eyes; null: a spectator's
  places: Places; // what has just happened, and what the reader points at
  controls: Snippet;
  history: Snippet; // the log
  timeline: Snippet;
}

/** The game's part of the page at the end. */
export interface GameEnd<V = unknown> {
  /** Boards and score sheet. */
  Details: Component<{ table: TableInfo; view: V; winners: number[] }>;
  /** In the place of the chart of points, where the game shows its course itself. */
  Foot?: Component<{ table: TableInfo; view: V }>;
  /** Who has won, above all; without it, by the players' names. */
  headline?: (table: TableInfo, winners: number[]) => string;
  /** By what it was won, in a sentence. */
  reason: (table: TableInfo, view: V, winners: number[]) => string;
  /** Who has won, as the rules say it; read aloud. */
  sentence: (table: TableInfo, view: V, winners: number[]) => string;
}

export interface Fact {
  label: string;
  text: string;
}

type Options = Record<string, unknown>;

/** How a game is offered and a table of it can be set up. */
export interface GameOptions {
  start: () => Options;
  /** What the first game of a beginner is like; as `start` has it, if nothing is said. */
  firstGame?: Options;
  /** Rows beside Play now: what even a game with one click should ask. */
  Quick?: Component<{ options: Options }, object, "options">;
  /**
   * The rows of the form for a new table. `children` are the house's own rows: the clock. `phase` are the seconds of a common
   * phase with a limit of its own; null: as the game has it, 0: no limit.
   */
  Form?: Component<FormProps, object, "options" | "phase">;
  /** A small drawing for the home page: SVG, 400 by 122. */
  picture?: string;
  /** The head of pages about the game, 1440 by 372; narrow screens see its middle. */
  scene?: () => Promise<{ default: Component }>;
  /** How a table is played, in words, with the house's facts among them. */
  facts: (table: TableInfo, house: { clock: Fact; hints: Fact }) => Fact[];
}

export interface FormProps {
  options: Options;
  phase: number | null;
  players: number;
  children: Snippet;
}

export type PageName = "rules" | "short" | "learn";

/** The rules for people. */
export interface Rulebook {
  /** A page of it; undefined if there is none. */
  page: (name: PageName, language: Language) => Promise<Page | undefined> | undefined;
  Figure?: Component<{ name: string }>; // without one there are no drawings
  large: string[]; // figures as wide as the text
}

/** One type for the tables of all games: a game is only ever shown views of its own. */
export function gameTable<V>(table: GameTable<V>): GameTable {
  return table as unknown as GameTable;
}
