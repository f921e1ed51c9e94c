import type { LogLine } from "../../../lib/protocol";
import { isHead } from "./roll";

/** What nobody should miss: somebody falls, marries or dies, a crown passes on, a war begins or ends. */
const WEIGHTY = new Set([
  "died",
  "exiled",
  "imprisoned",
  "married",
  "marriage-ended",
  "king-died",
  "queen-died",
  "accession",
  "remarried",
  "war",
  "peace",
]);
export const MOMENT = 2600; // milliseconds that a moment is shown at single speed

export interface Moment {
  line: LogLine;
  cause: LogLine | null; // what was played or asked that led to it
}

/** A marriage or a war that ends by a death is part of that death. */
function isPart({ kind, details: { reason } }: LogLine): boolean {
  return (kind === "marriage-ended" && reason === "death") || (kind === "peace" && String(reason).endsWith("-death"));
}

export function isMoment(line: LogLine): boolean {
  return WEIGHTY.has(line.kind) && !isPart(line);
}

/** The moments among new lines. */
export function momentsIn(news: LogLine[], log: LogLine[]): Moment[] {
  return news.filter(isMoment).map((line) => ({ line, cause: causeOf(line, log) }));
}

function causeOf(line: LogLine, log: LogLine[]): LogLine | null {
  const head = log.findLast((each) => each.n < line.n && isHead(each) && each.kind !== "rerolled");
  return head && line.action - head.action <= 1 ? head : null;
}
