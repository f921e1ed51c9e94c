import type { TableInfo } from "../../lib/protocol";

const KEY = "palais-deals";
const KEPT = 60; // tables

/** A commitment seen by this browser before the game was over, and when (milliseconds since 1970). */
export interface Noted {
  commitment: string;
  at: number;
}

/** Store the server's commitment when first seen, so the server cannot change it later. */
export function noteDeal({ id, commitment }: TableInfo): void {
  const all = stored();
  if (all[id]) return;
  const newest = Object.entries(all).slice(1 - KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(newest), [id]: { commitment, at: Date.now() } }));
  } catch {
    // storage is blocked: the check reports that nothing was stored
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
