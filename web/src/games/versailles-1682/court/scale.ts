import { type Scale, standingOf } from "../state/names";
import type { View } from "../view";

/** The standings from the lowest to the highest. */
export function standings({ options: { low, high } }: { options: { low: number; high: number } }): number[] {
  return Array.from({ length: high - low + 1 }, (_, i) => low + i);
}

/** In how many of ten rolls a request with this standing is granted. */
export function chanceOf(standing: number): number {
  return Math.min(10, Math.max(0, standing)) * 10;
}

/** The floor tells the rank: four kinds from the door to the chamber. */
export function floorOf(place: number, count: number): "stone" | "plank" | "lozenge" | "parquet" {
  return (["stone", "plank", "lozenge", "parquet"] as const)[Math.floor((place * 4) / count)] ?? "parquet";
}

/** Who stands where on this scale, in the order of the seats. */
export function seatsAt(view: View, scale: Scale): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const player of view.players) {
    const standing = standingOf(player, scale);
    if (standing !== null) found.set(standing, [...(found.get(standing) ?? []), player.seat]);
  }
  return found;
}

/** Brackets outside the wall: what a standing exposes to, or gives. From and to are places of rooms. */
export interface Bracket {
  from: number;
  to: number;
  key: string;
}

export function bracketsOf({ options: { low, high }, marks, court }: View, scale: Scale): Bracket[] {
  const word = { from: marks.word - low, to: high - low, key: "table-reach-word" };
  if (scale !== (court.king ? "king" : "queen")) return [word];
  return [
    { from: 0, to: marks.exile - low, key: "table-reach-both" },
    {
      from: marks.exile + 1 - low,
      to: marks.bastille - low,
      key: marks.bastille - marks.exile > 1 ? "table-reach-bastille" : "table-reach-bastille-short",
    },
    word,
  ];
}
