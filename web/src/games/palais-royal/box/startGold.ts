import { data } from "../data";

/** What the players begin with in turn order: by the rules, and with the measured amounts of the even start. */
export function startGold(players: number): { usual: string; even: string } {
  return { usual: inTurnOrder(data.start_gold.slice(0, players)), even: inTurnOrder(data.even_start_gold[String(players)]) };
}

/** As in 0 · 2 · 5 · 8. */
export function inTurnOrder(amounts: unknown): string {
  return Array.isArray(amounts) ? amounts.join(" · ") : "";
}
