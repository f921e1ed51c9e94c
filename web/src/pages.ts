import type { Component } from "svelte";
import { FIRST_GAME } from "./games";

type Loaded = { default: Component<Record<string, string>> };

export interface Place {
  load: () => Promise<Loaded>;
  props: Record<string, string>;
  game: string | null; // the page's game; for a table it comes with the table's data
}

// Each page is its own chunk, loaded on navigation.
const pages = import.meta.glob<Loaded>("./pages/*.svelte");

const PLACES: [RegExp, string, string?][] = [
  [/^\/$/, "Home"],
  [/^\/new(?:\/(?<game>[\w-]+))?$/, "New", FIRST_GAME],
  [/^\/t\/(?<id>[\w-]+)$/, "Table"],
  [/^\/r\/(?<id>[\w-]+)$/, "Replay"],
  [/^\/record\/(?<file>[\w-]+)$/, "Replay"],
  [/^\/rules(?:\/(?<game>[\w-]+))?$/, "Rules", FIRST_GAME],
  [/^\/learn(?:\/(?<game>[\w-]+))?$/, "Learn", FIRST_GAME],
  [/^\/learn\/(?<game>[\w-]+)\/(?<lesson>[\w-]+)$/, "Lesson"],
  [/^\/join$/, "Join"],
  [/^\/bots(?:\/(?<game>[\w-]+))?$/, "Bots", FIRST_GAME],
  [/^\/replays$/, "Replays"],
];

/** The not-found page. */
export const NOWHERE: Place = { load: loader("NotFound"), props: {}, game: null };

/** The page for an address, with its route parameters. */
export function placeAt(path: string): Place {
  for (const [pattern, page, about = null] of PLACES) {
    const found = pattern.exec(path);
    if (found) return { load: loader(page), props: told(found.groups), game: found.groups?.game ?? about };
  }
  return NOWHERE;
}

/** The route parameters in an address; missing ones are left out. */
function told(groups: Record<string, string | undefined> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(groups).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

function loader(page: string): () => Promise<Loaded> {
  const load = pages[`./pages/${page}.svelte`];
  if (!load) throw new Error(`there is no page ${page}`);
  return load;
}
