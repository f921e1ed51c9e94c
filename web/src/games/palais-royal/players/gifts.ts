import type { IconName } from "../art/icons";
import type { PlayerView } from "../view";
import { ROWS } from "../state/names";

const ICONS: Record<string, IconName> = { gate: "room-gate", moves: "moves", diagonal: "diagonal", cards: "cards" };

/** How a privilege is drawn: gold and seals have pictures of their own. */
export function giftIcon(privilege: string): IconName | null {
  return ICONS[privilege] ?? null;
}

/** The points of the four rows of the park together. */
export function parkPoints(parts: Record<string, number>): number {
  return ROWS.reduce((sum, row) => sum + (parts[row] ?? 0), 0);
}

/** What the points are made of, without what is nothing. */
export function partsOf(player: PlayerView): { key: string; points: number }[] {
  const parts = player.points_parts;
  if (!parts) return [];
  const all = [
    { key: "nobles", points: parts.nobles ?? 0 },
    { key: "park", points: parkPoints(parts) },
    { key: "cards", points: parts.played ?? 0 },
    { key: "hand", points: parts.hand ?? 0 },
  ];
  return all.filter(({ key, points }) => points > 0 || key === "nobles");
}
