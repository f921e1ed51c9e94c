import type { LogLine } from "../../../lib/protocol";
import { amount, detail } from "../../../table/state/names";
import type { Scale } from "./names";

/** A die that has fallen: what it shows, and up to which face it succeeds, or from which on it harms. */
export interface Fallen {
  scale: Scale; // blue or red
  value: number;
  most: number; // 0: nothing was needed
  least: number;
  reason: string;
}

/** What was asked or played, the dice that fell for it, the answer, and all that came of it. */
export interface Roll {
  seat: number;
  head: LogLine | null;
  dice: Fallen[];
  verdict: "granted" | "refused" | null;
  lines: LogLine[]; // what followed
}

const HEADS = new Set(["asked", "withdrawal", "audience", "played", "power", "levy", "rerolled"]);
const ROYAL = new Set(["asked", "withdrawal", "audience", "rerolled"]);

export function isHead({ kind }: LogLine): boolean {
  return HEADS.has(kind);
}

/** Red before the Queen, blue before the crown and for everything else. */
export function fallenOf(line: LogLine): Fallen {
  const reason = detail(line, "reason");
  const red = reason === "queen-roll" || reason === "remarriage";
  return {
    scale: red ? "queen" : "king",
    value: amount(line, "value"),
    most: amount(line, "most"),
    least: amount(line, "least"),
    reason,
  };
}

/** The roll of this seat among the lines; null: it rolled for nothing it had asked or played. */
export function rollOf(lines: LogLine[], seat: number): Roll | null {
  const at = lines.findIndex((line) => isHead(line) && line.seat === seat);
  const dice = at < 0 ? [] : lines.slice(at).filter(({ kind }) => kind === "die");
  const head = lines[at];
  if (!head || dice.length === 0) return null;
  const rest = lines.slice(at + 1);
  const answer = rest.find(({ kind }) => kind === "granted" || kind === "refused");
  return {
    seat,
    head,
    dice: dice.map(fallenOf),
    verdict: answer ? (answer.kind as "granted" | "refused") : null,
    lines: rest.filter(({ kind }) => !["die", "granted", "refused", "heard", "turn"].includes(kind)),
  };
}

/** Was it asked of King or Queen? Then there is an answer; a card just takes effect. */
export function isRoyal({ head }: Roll): boolean {
  return head !== null && ROYAL.has(head.kind);
}
