import type { GameTable } from "../games/contract";
import type { TableSession } from "./state/session.svelte";

/** The keys of the table: the game's own, and those that every table has. */
export function tableKeys<V>(
  game: GameTable<V>,
  session: TableSession<V>,
  elsewhere: { rules: () => void },
): (event: KeyboardEvent) => void {
  const keys: Record<string, () => void> = {
    u: () => session.undo(),
    h: () => void session.askHint(),
    "?": elsewhere.rules,
    escape: () => (session.stage.busy ? session.stage.skip() : session.plan.drop()),
  };
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event)) return; // ignore auto-repeat
    const key = event.key.toLowerCase();
    const act = game.key(session, key) ?? keys[key];
    if (!act || (key !== "?" && event.shiftKey)) return;
    event.preventDefault();
    act();
  };
}

function isTyping(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  return target?.closest("input, textarea, select, dialog[open], [contenteditable]") != null;
}
