import type { TableInfo } from "../../../lib/protocol";
import type { GameEnd } from "../../contract";
import type { View } from "../view";
import Details from "./Details.svelte";
import { reason, sentence } from "./verdict";

/** Who has won is the table's to say: whoever has resigned has not, whatever the points. */
const told =
  (say: (view: View, outcome: NonNullable<View["outcome"]>, seats: TableInfo["seats"]) => string): GameEnd<View>["reason"] =>
  (table, view, winners) =>
    view.outcome ? say(view, { ...view.outcome, winners }, table.seats) : "";

export const end: GameEnd<View> = {
  Details,
  reason: told(reason),
  sentence: told((_, outcome, seats) => sentence(outcome, seats)),
};
