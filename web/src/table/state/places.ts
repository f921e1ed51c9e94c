/** Board places to highlight for a log entry or a hint step. The game defines their names ("room:gate"). */
export interface Places {
  at: ReadonlySet<string>;
  seat: number | null;
}

export const NOWHERE: Places = { at: new Set(), seat: null };

export function joinPlaces(all: Places[]): Places {
  return { at: new Set(all.flatMap((places) => [...places.at])), seat: all.at(-1)?.seat ?? null };
}
