import { type Colour, COLOURS, me } from "./me.svelte";
import type { GameFacts } from "./protocol";

const USUAL_COLOURS = 4;

/** What the server says about a game; typical defaults until it has answered. */
export function factsOf(game: string): GameFacts {
  const found = me.games.find(({ id }) => id === game);
  if (found) return found;
  const colours = COLOURS.slice(0, USUAL_COLOURS);
  return { id: game, name: game, min_players: 2, max_players: 4, colours, bots: [], stand_in: "", families: [] };
}

/** The allowed numbers of players. */
export function countsOf(game: string): number[] {
  const { min_players, max_players } = factsOf(game);
  return Array.from({ length: max_players - min_players + 1 }, (_, i) => min_players + i);
}

export function coloursOf(game: string): Colour[] {
  return COLOURS.filter((colour) => factsOf(game).colours.includes(colour));
}

/** A family name to suggest, not one of these; empty if the game has none. */
export function suggestFamily(game: string, taken: string[] = []): string {
  const free = (factsOf(game).families ?? []).filter((name) => !taken.includes(name));
  return free[Math.floor(Math.random() * free.length)] ?? "";
}

export const hasFamilies = (game: string): boolean => (factsOf(game).families ?? []).length > 0;

/** My favourite colour, if the game has it. */
export function myColour(game: string): Colour {
  const colours = coloursOf(game);
  return colours.includes(me.colour) ? me.colour : (colours[0] ?? "red");
}
