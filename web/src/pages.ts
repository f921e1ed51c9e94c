import type { Component } from "svelte";

type Loaded = { default: Component<Record<string, string>> };

export interface Place {
  load: () => Promise<Loaded>;
  props: Record<string, string>;
}

// Each page is a piece of the program of its own, fetched when somebody goes there.
const pages = import.meta.glob<Loaded>("./pages/*.svelte");

const PLACES: [RegExp, string][] = [
  [/^\/$/, "Home"],
  [/^\/t\/(?<id>[\w-]+)$/, "Table"],
  [/^\/r\/(?<id>[\w-]+)$/, "Replay"],
  [/^\/record\/(?<file>[\w-]+)$/, "Replay"],
  [/^\/rules\/(?<game>[\w-]+)$/, "Rules"],
  [/^\/learn$/, "Learn"],
  [/^\/join$/, "Join"],
  [/^\/bots$/, "Bots"],
  [/^\/replays$/, "Replays"],
];

/** The page at an address and what it is told by the address. */
export function placeAt(path: string): Place {
  for (const [pattern, page] of PLACES) {
    const found = pattern.exec(path);
    if (found) return { load: loader(page), props: { ...found.groups } };
  }
  return { load: loader("NotFound"), props: {} };
}

function loader(page: string): () => Promise<Loaded> {
  const load = pages[`./pages/${page}.svelte`];
  if (!load) throw new Error(`there is no page ${page}`);
  return load;
}
