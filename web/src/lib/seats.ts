import { coloursOf, myColour } from "./games.svelte";
import type { NewSeat } from "./protocol";

/** I and bots of one level, each in a colour of its own. `family`: how mine is called; empty: as it comes. */
export function againstBots(game: string, players: number, bot: string, family = ""): NewSeat[] {
  const mine = myColour(game);
  const others = coloursOf(game).filter((colour) => colour !== mine);
  const me: NewSeat = { kind: "me", colour: mine, ...(family ? { family } : {}) };
  return [me, ...others.slice(0, players - 1).map((colour) => ({ kind: "bot" as const, colour, bot }))];
}
