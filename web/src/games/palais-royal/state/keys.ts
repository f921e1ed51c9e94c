import { cardsOf } from "./names";
import { actionOf, optionsOf } from "../../../table/state/names";
import type { TableGame } from "./game.svelte";

/** The keys of Palais Royal beside those of every table. Arrows, Enter and Tab belong to the boards and the browser. */
export function keyOf(game: TableGame, key: string): (() => void) | null {
  const keys: Record<string, () => void> = {
    e: () => game.end(),
    n: () => game.next(),
    escape: () => letGo(game),
  };
  return keys[key] ?? cardKey(game, key);
}

function letGo(game: TableGame): void {
  if (game.stage.busy) return game.stage.skip();
  const nothing = game.pick.room === null && game.offer === null && game.pinned === null;
  game.field = null;
  if (nothing) game.plan.drop();
  game.letGo();
}

/** 1 to 9: keep the card in that place of the draw; else play the one in that place of the hand. */
function cardKey(game: TableGame, key: string): (() => void) | null {
  if (!/^[1-9]$/.test(key)) return null;
  const view = game.conn.view;
  const kind = view?.phase === "keep" && optionsOf(game.conn.choices, "keep").length > 0 ? "keep" : "play";
  const counts = kind === "keep" ? view?.cards.drawn : view?.players[game.seat ?? -1]?.hand;
  const card = cardsOf(counts)[Number(key) - 1]?.card;
  return () => playCard(game, kind, card);
}

export function playCard(game: TableGame, kind: "keep" | "play", card: string | undefined): void {
  if (game.stage.busy) return game.stage.skip();
  const thing = card && { kind: kind === "keep" ? "drawn" : "card", name: card };
  game.choose(() => actionOf(game.conn.choices, kind, "card", card), undefined, thing || undefined);
}
