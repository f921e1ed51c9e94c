import { say } from "../../../lib/words.svelte";
import type { PlayerView } from "../view";
import { livres } from "./money";

/** What comes in each round, in a few words. */
export function incomeWords({ income: { family, shared_with }, status }: PlayerView): string {
  if (status === "bastille" || status === "dead") return say("table-no-income-now");
  return say(shared_with === null ? "table-income" : "table-income-shared", { amount: livres(family) });
}
