import type { Choice, Option, SeatInfo } from "../../lib/protocol";
import { say } from "../../lib/words.svelte";

export function nameOf(seats: SeatInfo[], seat: number): string {
  return seats[seat]?.name ?? "";
}

export function colourOf(seats: SeatInfo[], seat: number): string {
  return seats[seat]?.colour ?? "red";
}

/** A list of names: "Anna, Joost and Élodie". */
export function listOf(names: string[]): string {
  if (names.length < 2) return names.join("");
  return say("table-list-end", { rest: names.slice(0, -1).join(", "), last: names.at(-1) ?? "" });
}

/** The arguments of a sentence that are player names. */
export function namesFor(blanks: Record<string, number> | undefined, seats: SeatInfo[]): Record<string, string> {
  return Object.fromEntries(Object.entries(blanks ?? {}).map(([blank, seat]) => [blank, nameOf(seats, seat)]));
}

export function optionsOf(choices: Choice[], kind: string): Option[] {
  return choices.find((choice) => choice.kind === kind)?.options ?? [];
}

/** The action of this kind with this detail, as a submission; undefined if not offered. */
export function actionOf(choices: Choice[], kind: string, name: string, value: string | undefined): number[] | undefined {
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
