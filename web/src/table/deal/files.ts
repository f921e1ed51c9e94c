import type { RevealedDeal } from "../../lib/api";

const deals = new Map<string, RevealedDeal>();

/** The deal of a record file opened in this page; the rest stays on the server. */
export function rememberFile(id: string, text: string): void {
  const { commitment, salt, seed, position } = JSON.parse(text) as RevealedDeal;
  deals.set(id, { commitment, salt, seed, position: position ?? null });
}

export function dealOfFile(id: string): RevealedDeal | null {
  return deals.get(id) ?? null;
}
