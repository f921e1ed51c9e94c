import { actionOf, cardsOf, optionsOf } from "./names";
import type { TableGame } from "./game.svelte";

interface Elsewhere {
  rules: () => void;
  settings?: () => void;
}

/** The keys of the table. Arrows, Enter and Tab belong to the boards and the browser. */
export function tableKeys(game: TableGame, elsewhere: Elsewhere): (event: KeyboardEvent) => void {
  const keys: Record<string, () => void> = {
    u: () => game.undo(),
    e: () => game.end(),
    n: () => game.next(),
    h: () => void game.askHint(),
    "?": elsewhere.rules,
    escape: () => letGo(game),
  };
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event)) return; // a key held down means one thing
    const key = event.key.toLowerCase();
    const act = keys[key] ?? cardKey(game, key);
    if (!act || (key !== "?" && event.shiftKey)) return;
    event.preventDefault();
    act();
  };
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

function isTyping(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  return target?.closest("input, textarea, select, dialog[open], [contenteditable]") != null;
}
