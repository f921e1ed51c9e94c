import { say } from "../../../lib/words.svelte";
import type { PlayerView } from "../view";
import { livres } from "./money";

/** What comes in each round, in a few words. */
export function incomeWords({ income: { family, shared_with }, status }: PlayerView): string {
  if (status === "bastille" || status === "dead") return say("table-no-income-now");
  return say(shared_with === null ? "table-income" : "table-income-shared", { amount: livres(family) });
}

/** How far the goal is at this income, and who could banish or arrest. */
export function outlookOf({ income: { rounds_to_goal }, reach, status }: PlayerView): string {
  const goal = say("table-income-title", { rounds: rounds_to_goal ?? -1 });
  return status === "court" ? `${goal}. ${say("about-reach", { reach: reach[0] ?? "none" })}` : `${goal}.`;
}
