import { language } from "../../../lib/words.svelte";

/** A chance of a thousand as per cent, exactly: "49 %", "48.5 %". */
export function percent(thousandths: number): string {
  const text = new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(thousandths / 10);
  return `${text} %`;
}
