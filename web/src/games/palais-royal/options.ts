import type { TableInfo } from "../../lib/protocol";
import { say } from "../../lib/words.svelte";
import type { Fact, GameOptions } from "../contract";
import { inTurnOrder } from "./box/startGold";
import Form from "./options/Form.svelte";
import picture from "./options/picture.svg?raw";
import Quick from "./options/Quick.svelte";

const options: GameOptions = {
  start: () => ({ layout: "first", open_scores: true }),
  Form,
  Quick,
  picture,
  scene: () => import("./options/Scene.svelte"),
  facts: (table, { clock, hints }) => [
    { label: say("table-option-layout"), text: say(`table-layout-${layoutOf(table)}`) },
    clock,
    {
      label: say("table-option-scores"),
      text: say(table.options.open_scores === false ? "table-scores-hidden" : "table-scores-open"),
    },
    ...startGoldOf(table),
    hints,
  ],
};
export default options;

function layoutOf({ options: { layout = "first" } }: TableInfo): string {
  return layout === "first" || layout === "shuffled" ? layout : "by-hand";
}

/** The start gold, if it is not that of the rules. */
function startGoldOf({ options: { start_gold } }: TableInfo): Fact[] {
  const gold = inTurnOrder(start_gold);
  return gold ? [{ label: say("table-option-gold"), text: say("table-gold-in-turn-order", { gold }) }] : [];
}
