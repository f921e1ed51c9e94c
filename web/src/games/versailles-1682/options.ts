import "./art/palette.css";
import "./options/tones.css";
import type { TableInfo } from "../../lib/protocol";
import { say } from "../../lib/words.svelte";
import type { Fact, GameOptions } from "../contract";
import Form from "./options/Form.svelte";
import { goalName, limitName } from "./options/choices";
import picture from "./options/picture.svg?raw";

const options: GameOptions = {
  start: () => ({}),
  firstGame: { goal: 30_000 },
  Form,
  picture,
  scene: () => import("./options/Scene.svelte"),
  facts: (table, { clock, hints }) => [
    { label: say("option-goal"), text: goalOf(table) },
    ...negotiationOf(table),
    clock,
    ...manners(table),
    { label: say("option-party"), text: say(`option-party-${text(table, "start_party", "random")}`) },
    ...(table.options.scale === "1 to 10" ? [{ label: say("option-scale"), text: say("option-scale-ten") }] : []),
    hints,
  ],
};
export default options;

function text({ options: chosen }: TableInfo, name: string, usual: string): string {
  const value = chosen[name];
  return typeof value === "string" ? value : usual;
}

function goalOf({ options: { goal } }: TableInfo): string {
  return goalName(typeof goal === "number" ? goal : null);
}

function negotiationOf(table: TableInfo): Fact[] {
  if (table.options.negotiation === false) return [{ label: say("option-negotiation"), text: say("option-negotiation-off") }];
  const byDays = table.clock.kind === "days";
  return [
    { label: say("option-negotiation"), text: byDays ? say("option-negotiation-days") : limitName(table.clock.phase ?? null) },
    { label: say("option-payments"), text: say(`option-payments-${text(table, "payments", "free")}`) },
    { label: say("option-bargain"), text: say(table.options.bargain === false ? "table-off" : "table-on") },
  ];
}

function manners(table: TableInfo): Fact[] {
  const etiquette = { label: say("option-etiquette"), text: say(`option-etiquette-${text(table, "etiquette", "off")}`) };
  return table.options.exam === true ? [etiquette, { label: say("option-exam"), text: say("table-on") }] : [etiquette];
}
