import type { Choice, MomentInfo, Option, SeatInfo } from "../../lib/protocol";
import { say, sayOr } from "../../lib/words.svelte";
import { amount, namesFor } from "../state/names";

type Arguments = Record<string, string | number>;

/** The question of a choice, with player names filled in. */
export function promptOf({ prompt, seats: blanks }: Choice, seats: SeatInfo[]): string {
  return sayOr(prompt, namesFor(blanks, seats), prompt);
}

/** An option's label: the game's text for it, else its notation. */
export function labelOf({ text, details }: Option): string {
  const [kind = text] = text.split(" ");
  return sayOr(`action-${kind}`, plain(details), text);
}

/** The label of the button that submits a choice of several. */
export function confirmOf({ kind }: Choice, fallback: string): string {
  return sayOr(`confirm-${kind}`, {}, fallback);
}

function plain(details: Record<string, unknown>): Arguments {
  const known = Object.entries(details).filter(([, value]) => typeof value === "string" || typeof value === "number");
  return Object.fromEntries(known) as Arguments;
}

/** The option with this amount, or the nearest one. */
export function nearestAmount(options: Option[], wanted: number): Option | undefined {
  return options.toSorted((a, b) => Math.abs(amount(a, "amount") - wanted) - Math.abs(amount(b, "amount") - wanted))[0];
}

/** The picked options in the order offered, then the confirming action. */
export function pickedActions({ options, confirm }: Choice, picked: ReadonlySet<number>): number[] {
  const actions = options.map(({ action }) => action).filter((action) => picked.has(action));
  return confirm == null ? actions : [...actions, confirm];
}

/** Round and phase. */
export function standingOf(moment: MomentInfo | null): string {
  if (!moment) return "";
  const round = moment.round > 0 ? [say("table-round", { round: moment.round })] : [];
  return [...round, sayOr(`phase-${moment.phase}`, {}, moment.phase)].join(" · ");
}
