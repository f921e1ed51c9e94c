import { say } from "../../../lib/words.svelte";
import type { PlayerView } from "../view";

type Sex = PlayerView["sex"];

/** The full name of a card. */
export function cardName(card: string): string {
  return say("card-name", { card });
}

/** The name as it stands on a card, one or two lines; before a woman some are called otherwise. */
export function shortName(card: string, sex: Sex = "man"): string[] {
  return say("short-name", { card, sex }).split("|");
}
