/** Places on the boards that something speaks of: a sentence of the log, a step of a hint. Their names are the game's own ("room:gate"). */
export interface Places {
  at: ReadonlySet<string>;
  seat: number | null;
}

export const NOWHERE: Places = { at: new Set(), seat: null };

export function joinPlaces(all: Places[]): Places {
  return { at: new Set(all.flatMap((places) => [...places.at])), seat: all.at(-1)?.seat ?? null };
}
