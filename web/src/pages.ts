import type { Component } from "svelte";
import { FIRST_GAME } from "./games";

type Loaded = { default: Component<Record<string, string>> };

export interface Place {
  load: () => Promise<Loaded>;
  props: Record<string, string>;
  game: string | null; // what the page is about; a table says it itself
}

// Each page is a piece of the program of its own, fetched when somebody goes there.
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

/** The page for an address that leads nowhere. */
export const NOWHERE: Place = { load: loader("NotFound"), props: {}, game: null };

/** The page at an address and what it is told by the address. */
export function placeAt(path: string): Place {
  for (const [pattern, page, about = null] of PLACES) {
    const found = pattern.exec(path);
    if (found) return { load: loader(page), props: told(found.groups), game: found.groups?.game ?? about };
  }
  return NOWHERE;
}

/** What an address names; what it leaves out is not told. */
function told(groups: Record<string, string | undefined> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(groups).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

function loader(page: string): () => Promise<Loaded> {
  const load = pages[`./pages/${page}.svelte`];
  if (!load) throw new Error(`there is no page ${page}`);
  return load;
}
