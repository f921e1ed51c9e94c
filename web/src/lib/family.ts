import { hasFamilies, suggestFamily } from "./games.svelte";
import { remembered } from "./remembered";

const kept = remembered("palais-family", { name: "" });

/** The family name chosen last time, or a suggestion; empty if the game has none. */
export function myFamily(game: string, taken: string[] = []): string {
  if (!hasFamilies(game)) return "";
  return kept.value.name && !taken.includes(kept.value.name) ? kept.value.name : suggestFamily(game, taken);
}

export function keepFamily(name: string): void {
  if (name) kept.keep((kept.value = { name }));
}
