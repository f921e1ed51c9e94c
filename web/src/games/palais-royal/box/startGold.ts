import facts from "../../../../../src/palais/games/palais_royal/data/game.toml?raw";
import measured from "../../../../../src/palais/games/palais_royal/data/start_gold.toml?raw";

/** What the players begin with in turn order: by the rules, and with the measured amounts of the even start. */
export function startGold(players: number): { usual: string; even: string } {
  const usual = numbers(/\[gold\]\s*start = \[([^\]]*)\]/.exec(facts)?.[1]).slice(0, players);
  const even = numbers(new RegExp(`^${players} = \\[([^\\]]*)\\]`, "m").exec(measured)?.[1]);
  return { usual: inTurnOrder(usual), even: inTurnOrder(even) };
}

/** As in 0 · 2 · 5 · 8. */
export function inTurnOrder(amounts: unknown): string {
  return Array.isArray(amounts) ? amounts.join(" · ") : "";
}

function numbers(list = ""): number[] {
  return list.split(",").filter(Boolean).map(Number);
}
