import { language } from "../../../lib/words.svelte";

/** An amount as the reader's language writes it: "21,500", "21.500"; with a true minus: "−8,000". */
export function livres(amount: number): string {
  const written = new Intl.NumberFormat(language(), { maximumFractionDigits: 0, useGrouping: true }).format(Math.abs(amount));
  return amount < 0 ? `−${written}` : written;
}

/** In thousands, for the smallest places: "21.5". */
export function thousands(amount: number): string {
  return new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(amount / 1000);
}
