import type { LogLine } from "../../../lib/protocol";
import { amount, detail } from "../../../table/state/names";
import type { IconName } from "../art/icons";

/** What turned the game: an event with its round and its sign. */
export interface Turning {
  line: LogLine;
  round: number;
  icon: IconName;
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
const MOST = 10;

/** The weightiest events, in order; of many the last ones. */
export function turningsOf(log: LogLine[]): Turning[] {
  let round = 0;
  const found: Turning[] = [];
  for (const line of log) {
    if (line.kind === "round") round = amount(line, "round");
    const duc = line.kind === "laid" && detail(line, "card") === "duc" && detail(line, "reason") === "grant";
    const icon = duc ? "title-duc" : SIGNS[line.kind];
    if (icon) found.push({ line, round, icon });
  }
  return found.slice(-MOST);
}
