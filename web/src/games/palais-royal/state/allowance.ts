import type { LogLine } from "../../../lib/protocol";
import type { View } from "../view";
import { say } from "../../../lib/words.svelte";
import { type Phase, turnLines } from "./names";

/** What is left of what the step allows, and how much it was: lozenges and words of the strip. */
export interface Allowance {
  left: number;
  total: number;
  words: string; // with ** round what is bold
}

const USED: Partial<Record<Phase, string[]>> = {
  setup: ["put"],
  reinforce: ["reinforced"],
  move: ["moved"],
  income: ["king-placed", "madame-placed"],
  recruit: ["recruited"],
  pay: ["recruited"],
  border: ["recruited"],
};

/** How often the player in turn has used what this step allows. */
export function usedIn(view: View, log: LogLine[]): number {
  const kinds = USED[view.phase] ?? [];
  return turnLines(log).filter((line) => kinds.includes(line.kind) && line.seat === view.to_act).length;
}

/** The view says what is left; what has been used is in the log of this turn. */
export function allowanceOf(view: View, log: LogLine[]): Allowance | null {
  const left = leftOf(view);
  if (left === null) return null;
  const total = left + usedIn(view, log);
  const key = view.turn?.mustering && view.phase === "reinforce" ? "muster" : wordOf(view.phase);
  return { left, total, words: say(`table-left-${key}`, { left, total }) };
}

function leftOf(view: View): number | null {
  const turn = view.turn;
  if (!turn) return null;
  if (view.phase === "setup") return turn.free_left ?? 0;
  if (view.phase === "reinforce") return turn.gate_left ?? 0;
  if (view.phase === "move") return turn.moves_left ?? 0;
  if (view.phase === "income") return (turn.king_left ?? 0) + (turn.madame_left ?? 0);
  return wordOf(view.phase) === "recruit" ? (turn.recruitments_left ?? 0) : null;
}

function wordOf(phase: Phase): string {
  return phase === "pay" || phase === "border" ? "recruit" : phase;
}
