import { language } from "../../../lib/words.svelte";

/** An amount as the reader's language writes it: "21,500", "21.500". */
export function livres(amount: number): string {
  return new Intl.NumberFormat(language(), { maximumFractionDigits: 0, useGrouping: true }).format(amount);
}

/** In thousands, for the smallest places: "21.5". */
export function thousands(amount: number): string {
  return new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(amount / 1000);
}
