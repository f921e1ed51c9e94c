import type { LogLine } from "../../../lib/protocol";
import type { RoomView, RowView, View } from "../view";

export type Room = RoomView["room"];
export type Row = RowView["row"];
export type Phase = View["phase"];

/** The five steps of a turn as the strip names them. */
export const STEPS = ["reinforce", "move", "income", "recruit", "cards"] as const;
export type Step = (typeof STEPS)[number];

const STEP_OF: Partial<Record<Phase, number>> = {
  reinforce: 1,
  move: 2,
  income: 3,
  recruit: 4,
  pay: 4,
  border: 4,
  cards: 5,
  keep: 5,
};

/** Which of the five steps a phase is drawn in; 0: none. */
export function stepOf(phase: Phase): number {
  return STEP_OF[phase] ?? 0;
}

export const ROOMS: readonly Room[] = ["court", "gate", "stairs", "mint", "king", "madame", "office", "backdoor", "cardinal"];
export const ROWS: readonly Row[] = ["fountains", "lions", "vases", "statues"];
/** Cards in the order of the rules. */
export const CARDS = ["majority", "muster", "march", "moves5", "moves9", "seals", "gold4", "points2", "points4"] as const;

export function isRoom(name: unknown): name is Room {
  return ROOMS.includes(name as Room);
}

/** Counts by card as a list in the order of the rules. */
export function cardsOf(counts: Record<string, number> | null | undefined): { card: string; count: number }[] {
  return CARDS.filter((card) => (counts?.[card] ?? 0) > 0).map((card) => ({ card, count: counts?.[card] ?? 0 }));
}

/** The lines since the turn in progress began; while setting up, all of them. */
export function turnLines(log: LogLine[]): LogLine[] {
  const start = log.findLastIndex((line) => line.kind === "turn");
  return log.slice(Math.max(0, start));
}
