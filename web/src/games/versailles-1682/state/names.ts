import type { CourtView, PlayerView, View } from "../view";

export type Scale = "king" | "queen";
export type Country = CourtView["wars"][number];
export type Place = CourtView["place"];
export type Status = PlayerView["status"];
export type Phase = View["phase"];

export const SCALES: readonly Scale[] = ["king", "queen"];
export const COUNTRIES: readonly Country[] = ["england", "provinces", "spain"];
export function isCountry(value: unknown): value is Country {
  return COUNTRIES.some((country) => country === value);
}

/** The four phases of a round, as the strip names them. */
export const ROUND = ["introduction", "negotiation", "relocation", "actions"] as const;

/** What lies before a courtier, one by one, in the order of the address. */
export function tokensOf({ before }: PlayerView): string[] {
  return before.flatMap(({ card, count }) => Array<string>(count).fill(card));
}

/** Cards one by one, in the order of the rules. */
export function cardsOf(counts: Record<string, number> | null | undefined): string[] {
  return Object.entries(counts ?? {}).flatMap(([card, count]) => Array<string>(count).fill(card));
}

/** The seats from this one on, leftwards. */
export function seatsFrom(first: number, players: number): number[] {
  return Array.from({ length: players }, (_, i) => (first + i) % players);
}

export function standingOf(player: PlayerView, scale: Scale): number | null {
  return scale === "king" ? player.king : player.queen;
}
