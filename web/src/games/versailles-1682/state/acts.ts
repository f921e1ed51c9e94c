import type { CourtGame } from "./game.svelte";

/** The ways into an action that begin with a button. */
export function askAudience(game: CourtGame): void {
  const acts = (game.can?.audiences ?? []).flatMap((each) => each.acts);
  if (ready(game, "audience") && acts.length > 0) game.begin("audience", "", acts);
}

export function giveCards(game: CourtGame): void {
  if (ready(game, "give")) game.begin("give", "", game.can?.gives ?? []);
}

/** The power of the office; without one, or where it is of no use now, a levy. */
export function usePower(game: CourtGame): void {
  const { power, levy } = game.can ?? {};
  if (ready(game, "power") && power) game.begin("power", power.card, power.acts);
  else if (ready(game, "levy") && levy) game.begin("levy", levy.card, levy.acts);
}

function ready(game: CourtGame, name: string): boolean {
  if (game.stage.busy) game.stage.skip();
  return game.canAct && game.step === "main" && game.can?.may[name] === null;
}
