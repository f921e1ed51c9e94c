import { data } from "../data";
import type { NobleView } from "../view";

/** The first tile of a kind, for a drawing in the rules. */
export function sampleNoble(kind: string): NobleView {
  const noble = data.nobles[kind];
  if (!noble) throw new Error(`there are no nobles of the kind ${kind}`);
  return noble;
}

export function cardPrice(card: string): number {
  const price = data.card_prices[card];
  if (price === undefined) throw new Error(`there is no card ${card}`);
  return price;
}

/** The park's map line by line, in the marks of its data file. */
export function parkMap(): string[][] {
  return data.park_map.map((line) => [...line]);
}
