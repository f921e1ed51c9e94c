import { askAudience, giveCards, usePower } from "./acts";
import { draw, pickHand } from "./clicks";
import type { CourtGame } from "./game.svelte";
import { cardsOf } from "./names";

/** The keys of Versailles 1682 beside those of every table. Arrows, Enter and Tab belong to the court and the browser. */
export function keyOf(game: CourtGame, key: string): (() => void) | null {
  if (game.moments.shown && (key === " " || key === "escape")) return () => goOn(game);
  const keys: Record<string, () => void> = {
    a: () => askAudience(game),
    d: () => draw(game),
    g: () => giveCards(game),
    p: () => usePower(game),
    e: () => endTurn(game),
    r: () => ready(game),
    escape: () => letGo(game),
  };
  return keys[key] ?? numberKey(game, key);
}

/** On to the next moment; where it belongs to others' turns, to their end. */
function goOn(game: CourtGame): void {
  game.moments.skip();
  if (!game.moments.shown && game.stage.busy) game.stage.skip();
}

function endTurn(game: CourtGame): void {
  if (game.stage.busy) game.stage.skip();
  else if (game.canAct && game.step === "main" && !game.intent) game.take("no");
}

function ready(game: CourtGame): void {
  if (game.canAct && game.step === "negotiate") game.take("no");
}

function letGo(game: CourtGame): void {
  if (game.stage.busy) return game.stage.skip();
  if (game.intent) return game.back();
  game.plan.drop();
  game.letGo();
}

/** 1 to 9: the card in that place of the hand, or the answer in that place. */
function numberKey(game: CourtGame, key: string): (() => void) | null {
  if (!/^[1-9]$/.test(key)) return null;
  const place = Number(key) - 1;
  const answers =
    game.step === "main" || game.step === "negotiate"
      ? []
      : game.options.filter(({ details }) => details.card === undefined || game.step === "letter");
  const answer = game.canAct ? answers[place] : undefined;
  if (answer) return () => void game.act([answer.action]);
  const card = cardsOf(game.view?.players[game.seat ?? -1]?.hand)[place];
  return card ? () => pickHand(game, card) : null;
}
