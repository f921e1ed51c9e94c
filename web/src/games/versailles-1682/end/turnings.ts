import type { LogLine } from "../../../lib/protocol";
import { amount, detail } from "../../../table/state/names";
import type { IconName } from "../art/icons";

/** A turning point: an event with its round and its sign. */
export interface Turning {
  line: LogLine;
  round: number;
  icon: IconName;
}

/** A time without a King: from the round of his death to that of the accession, or to the end. */
export interface Regency {
  from: number;
  to: number;
}

const SIGNS: Record<string, IconName> = {
  married: "marriage",
  "marriage-ended": "annulment",
  imprisoned: "bastille",
  exiled: "exile",
  died: "dead",
  "king-died": "malady",
  "queen-died": "malady",
  accession: "crown",
  war: "war",
};
const CROWNS = new Set(["king-died", "queen-died", "accession", "war"]);

/** Does it concern the whole court, and no single courtier? */
export function isOfAll({ line }: Turning): boolean {
  return CROWNS.has(line.kind);
}

/** All weighty events, in order. `first` is the round of the lines before the first that is named. */
export function turningsOf(log: LogLine[], first = 0): Turning[] {
  let round = first;
  const found: Turning[] = [];
  for (const line of log) {
    if (line.kind === "round") round = amount(line, "round");
    const duc = line.kind === "laid" && detail(line, "card") === "duc" && detail(line, "reason") === "grant";
    const icon = duc ? "title-duc" : SIGNS[line.kind];
    if (icon) found.push({ line, round, icon });
  }
  return found;
}

export function regenciesOf(turnings: Turning[], last: number): Regency[] {
  const deaths = turnings.filter(({ line }) => line.kind === "king-died" && amount(line, "regency") === 1);
  const ends = turnings.filter(({ line }) => line.kind === "accession");
  return deaths.map(({ line, round }) => ({ from: round, to: ends.find((end) => end.line.n > line.n)?.round ?? last }));
}
