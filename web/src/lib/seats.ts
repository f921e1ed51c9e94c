import { coloursOf, myColour } from "./games.svelte";
import type { NewSeat } from "./protocol";

/** Me and bots of one level, each in its own colour. `family`: my family's name; empty: chosen by the server. */
export function againstBots(game: string, players: number, bot: string, family = ""): NewSeat[] {
  const mine = myColour(game);
  const others = coloursOf(game).filter((colour) => colour !== mine);
  const me: NewSeat = { kind: "me", colour: mine, ...(family ? { family } : {}) };
  return [me, ...others.slice(0, players - 1).map((colour) => ({ kind: "bot" as const, colour, bot }))];
}
