import { coloursOf, myColour } from "./games.svelte";
import type { NewSeat } from "./protocol";

/** I and bots of one level, each in a colour of its own. */
export function againstBots(game: string, players: number, bot: string): NewSeat[] {
  const mine = myColour(game);
  const others = coloursOf(game).filter((colour) => colour !== mine);
  return [{ kind: "me", colour: mine }, ...others.slice(0, players - 1).map((colour) => ({ kind: "bot" as const, colour, bot }))];
}
