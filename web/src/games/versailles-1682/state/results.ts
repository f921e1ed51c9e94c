import type { SeatInfo } from "../../../lib/protocol";
import { say, sayOr } from "../../../lib/words.svelte";
import { nameOf } from "../../../table/state/names";
import type { ChangeView, ResultView } from "../view";
import { livres } from "./money";

/** A change in words: "Joost: King 6 to 4". */
export function changeWords({ seat, what, before, after }: ChangeView, seats: SeatInfo[]): string {
  const player = seat === null ? "" : nameOf(seats, seat);
  if (what === "king-dies" || what === "queen-dies") return say(`table-change-${what}`);
  if (what === "status") return say("table-change-status", { player, status: String(after) });
  const money = what === "fortune" || what === "income";
  const figure = (value: ChangeView["after"]): string => (value === null ? "–" : money ? livres(Number(value)) : minus(value));
  return say(`table-change-${what}`, { player, before: figure(before), after: figure(after) });
}

function minus(value: string | number): string {
  return String(value).replace("-", "−");
}

/** On which faces it happens: "1–4"; empty where no die decides. */
export function facesOf({ faces }: ResultView): string {
  if (!faces || faces.length === 0) return "";
  const [from = 0, to = from] = [faces[0], faces.at(-1)];
  return from === to ? String(from) : `${from}–${to}`;
}

/** All that can come of an act, a line each. */
export function resultLines(results: ResultView[], seats: SeatInfo[]): { faces: string; text: string }[] {
  return results.map((result) => ({
    faces: facesOf(result),
    text: result.changes.map((change) => changeWords(change, seats)).join(" · ") || say("table-change-nothing"),
  }));
}

/** A short lack: why something is not possible, in two words. */
export function lackWords(
  lack: { what: string; arguments: Record<string, string | number> } | null,
  form: "lack" | "help",
): string {
  return lack ? sayOr(`${form}-${lack.what}`, lack.arguments, sayOr(`refusal-${lack.what}`, {}, "")) : "";
}
