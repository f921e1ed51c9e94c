import type { Choice, LogLine, Option, SeatInfo } from "../../../lib/protocol";
import type { RoomView, RowView, View } from "../view";

export type Room = RoomView["room"];
export type Row = RowView["row"];
export type Phase = View["phase"];
export type Kind =
  "border" | "done" | "draw" | "keep" | "king" | "madame" | "move" | "pay" | "play" | "put" | "recruit" | "reinforce";

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

export function optionsOf(choices: Choice[], kind: Kind): Option[] {
  return choices.find((choice) => choice.kind === kind)?.options ?? [];
}

/** The action of this kind with this detail, as a submission of its own; undefined when it is not offered. */
export function actionOf(choices: Choice[], kind: Kind, name: string, value: string | undefined): number[] | undefined {
  const option = optionsOf(choices, kind).find((each) => detail(each, name) === value);
  return option && [option.action];
}

/** A detail of an action or an event, as text. */
export function detail(of: { details: Record<string, unknown> } | undefined, name: string): string {
  const value = of?.details[name];
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

export function amount(of: { details: Record<string, unknown> }, name: string): number {
  const value = of.details[name];
  return typeof value === "number" ? value : 0;
}

export function nameOf(seats: SeatInfo[], seat: number): string {
  return seats[seat]?.name ?? "";
}

export function colourOf(seats: SeatInfo[], seat: number): string {
  return seats[seat]?.colour ?? "red";
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
