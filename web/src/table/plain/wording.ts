import type { Choice, MomentInfo, Option, SeatInfo } from "../../lib/protocol";
import { say, sayOr } from "../../lib/words.svelte";
import { amount, namesFor } from "../state/names";

type Arguments = Record<string, string | number>;

/** The question of a choice, with the names of the players it speaks of. */
export function promptOf({ prompt, seats: blanks }: Choice, seats: SeatInfo[]): string {
  return sayOr(prompt, namesFor(blanks, seats), prompt);
}

/** What an option does: the game's sentence for it, else the option as the notation writes it. */
export function labelOf({ text, details }: Option): string {
  const [kind = text] = text.split(" ");
  return sayOr(`action-${kind}`, plain(details), text);
}

/** The words of the button that ends a pick of several. */
export function confirmOf({ kind }: Choice, fallback: string): string {
  return sayOr(`confirm-${kind}`, {}, fallback);
}

function plain(details: Record<string, unknown>): Arguments {
  const known = Object.entries(details).filter(([, value]) => typeof value === "string" || typeof value === "number");
  return Object.fromEntries(known) as Arguments;
}

/** The option with this amount, or with the nearest there is. */
export function nearestAmount(options: Option[], wanted: number): Option | undefined {
  return options.toSorted((a, b) => Math.abs(amount(a, "amount") - wanted) - Math.abs(amount(b, "amount") - wanted))[0];
}

/** All that is picked one after the other, in the order it is offered, and the confirming action last. */
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
