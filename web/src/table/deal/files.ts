import type { RevealedDeal } from "../../lib/api";

const deals = new Map<string, RevealedDeal>();

/** The deal of a file that this page has opened; the server keeps the rest. */
export function rememberFile(id: string, text: string): void {
  const { commitment, salt, seed, position } = JSON.parse(text) as RevealedDeal;
  deals.set(id, { commitment, salt, seed, position: position ?? null });
}

export function dealOfFile(id: string): RevealedDeal | null {
  return deals.get(id) ?? null;
}
