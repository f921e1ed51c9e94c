import type { View } from "../view";
import { settings } from "../../../lib/settings.svelte";

const asked = new Set<string>(); // tables

/** Would ending this step lose moves that somebody could use? Asked once at each table, and never if the player wants so. */
export function wastesMoves(view: View | null, table: string): boolean {
  if (!settings.warnMoves || view?.phase !== "move" || asked.has(table)) return false;
  if (!view.walks.some((walk) => walk.most > 0)) return false;
  asked.add(table);
  return true;
}
