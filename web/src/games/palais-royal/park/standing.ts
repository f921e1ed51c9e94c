import type { RowView } from "../view";

/** What a row is worth: a crown for the one with most servants, a smaller one for the second. */
export const PRIZES = [6, 2] as const;
export type Prize = (typeof PRIZES)[number];

export interface Standing {
  seat: number;
  servants: number;
}

/** Who stands on a plate. `others` have servants in the row and no points; `tied`: the prize is nobody's because of a tie. */
export interface PlateView {
  prize: Prize;
  owners: Standing[];
  others: Standing[];
  tied: boolean;
}

export function plateOf(row: RowView, prize: Prize): PlateView {
  const all = row.servants.map((servants, seat) => ({ seat, servants, points: row.points[seat] ?? 0 }));
  const present = all.filter(({ servants }) => servants > 0).sort((a, b) => b.servants - a.servants);
  const owners = present.filter(({ points }) => points === prize);
  const others = prize === PRIZES[1] ? present.filter(({ points }) => points === 0) : [];
  const waiting = prize === PRIZES[0] ? present.length : others.length;
  return { prize, owners, others, tied: owners.length === 0 && waiting > 1 };
}
