import type { View } from "../view";
import { say } from "../../../lib/words.svelte";

/** What a card does, with the numbers of this box. */
export function cardEffect(view: View, card: string): string {
  const facts = view.card_facts[card];
  if (!facts) return "";
  const { gate, moves, seals, gold, points } = facts;
  return say(`card-${card}-effect`, { gate, moves, seals, gold, points });
}

/** When a card may be played, short enough for its foot. */
export function cardMoment(view: View, card: string): string {
  return say(`table-moment-${view.card_facts[card]?.moment ?? "any"}`);
}

/** Price and moment in full. */
export function cardTerms(view: View, card: string): string {
  const facts = view.card_facts[card];
  return `${say("table-card-price", { price: facts?.price ?? 0 })} · ${say(`moment-${facts?.moment ?? "any"}`)}`;
}
