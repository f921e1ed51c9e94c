import type { LogLine } from "../../../lib/protocol";
import { amount, detail } from "../../../table/state/names";
import type { Scale } from "./names";

/** A die that has fallen: what it shows, and up to which face it succeeds. */
export interface Fallen {
  die: Scale; // whose decision it is: blue or red
  scale: Scale; // whose favour had to be reached
  value: number;
  most: number; // 0: nothing was needed
  line: LogLine;
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

/** Did King or Queen decide by this die? */
export function isAnswer(line: LogLine): boolean {
  return detail(line, "reason").endsWith("-roll");
}

/** Red before the Queen and the Regent, blue before the King and for everything else. Through the Queen her favour counts twice. */
function fallenOf(line: LogLine, route: string, regency: boolean): Fallen {
  const reason = detail(line, "reason");
  const red = reason === "queen-roll" || reason === "remarriage" || (reason === "crown-roll" && regency);
  const hers = red || (reason === "crown-roll" && route === "through");
  return {
    die: red ? "queen" : "king",
    scale: hers ? "queen" : "king",
    value: amount(line, "value"),
    most: amount(line, "most"),
    line,
  };
}

/** The roll of this seat among the lines; null: it rolled for nothing it had asked or played. */
export function rollOf(lines: LogLine[], seat: number, regency: boolean, log: LogLine[] = lines): Roll | null {
  const at = lines.findIndex((line) => isHead(line) && line.seat === seat);
  const dice = at < 0 ? [] : lines.slice(at).filter(({ kind }) => kind === "die");
  const head = lines[at];
  if (!head || dice.length === 0) return null;
  const rest = lines.slice(at + 1);
  const asked = log.findLast((line) => ROYAL.has(line.kind) && line.kind !== "rerolled" && line.n <= head.n);
  const answer = rest.find(({ kind }) => kind === "granted" || kind === "refused");
  return {
    seat,
    head,
    dice: dice.map((line) => fallenOf(line, detail(asked, "route"), regency)),
    verdict: answer ? (answer.kind as "granted" | "refused") : null,
    lines: rest.filter(({ kind }) => !["die", "granted", "refused", "heard", "turn"].includes(kind)),
  };
}

/** Was it asked of King or Queen? Then there is an answer; a card just takes effect. */
export function isRoyal({ head }: Roll): boolean {
  return head !== null && ROYAL.has(head.kind);
}
