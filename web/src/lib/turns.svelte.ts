import { getLists } from "./api";
import type { Lists } from "./protocol";

const EVERY = 60_000; // milliseconds; pages that show the lists ask more often and tell us

let waiting: ReadonlySet<string> = $state.raw(new Set()); // tables where it is my turn

/** At how many tables it is my turn. */
export function turnCount(): number {
  return waiting.size;
}

/** The title of a page, with that number in front: "(2) Palais". */
export function titled(title: string): string {
  return waiting.size > 0 ? `(${waiting.size}) ${title}` : title;
}

export function noteLists({ mine }: Lists): void {
  const found = mine.filter(
    (summary) => summary.table.status === "playing" && summary.my_seat !== null && summary.to_act.includes(summary.my_seat),
  );
  note(new Set(found.map(({ table }) => table.id)));
}

/** Updates from an open table, which is newer than any list. */
export function noteTurn(table: string, mine: boolean): void {
  if (waiting.has(table) === mine) return;
  const found = new Set(waiting);
  if (mine) found.add(table);
  else found.delete(table);
  note(found);
}

function note(found: Set<string>): void {
  if (found.size !== waiting.size || [...found].some((id) => !waiting.has(id))) waiting = found;
}

/** The badge on the app icon and the favicon. Polled, also while the tab is hidden. */
export function showTurns(): () => void {
  const refresh = (): void => void getLists().then(noteLists, () => undefined);
  const timer = setInterval(refresh, EVERY);
  const stop = $effect.root(() => {
    $effect(() => show(waiting.size));
  });
  return () => {
    clearInterval(timer);
    stop();
  };
}

function show(count: number): void {
  document.querySelector('link[rel="icon"]')?.setAttribute("href", count > 0 ? "/favicon-turn.svg" : "/favicon.svg");
  const done = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  done?.catch(() => undefined); // only an installed page has an icon
}
