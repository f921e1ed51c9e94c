import type { TableInfo } from "../../lib/protocol";

const KEY = "palais-deals";
const KEPT = 60; // tables

/** A fingerprint that this browser has seen while the game was not over, and when (milliseconds since 1970). */
export interface Noted {
  commitment: string;
  at: number;
}

/** Write down what the server has committed to, the first time it is seen: later the server cannot say it was another. */
export function noteDeal({ id, commitment }: TableInfo): void {
  const all = stored();
  if (all[id]) return;
  const newest = Object.entries(all).slice(1 - KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(newest), [id]: { commitment, at: Date.now() } }));
  } catch {
    // storage is forbidden: the check says that nothing was noted
  }
}

export function notedDeal(id: string): Noted | null {
  return stored()[id] ?? null;
}

function stored(): Record<string, Noted> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Noted>;
  } catch {
    return {};
  }
}
