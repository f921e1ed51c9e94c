import type { PlateView, Standing } from "./standing";

/** Where a chip lies on its plate, round the plate's middle, and where its number stands. */
export interface ChipPlace {
  standing: Standing;
  x: number;
  y: number;
  size: number;
  count: number;
}

const LARGE = 22;
const SMALL = 16;
const STANDING = 24; // no chip on an upright plate is larger: its number stands beside it
const FIGURE = 16; // the room of a number beside its chip

/** Owners large, the others small (all larger by `grow` on a small screen); all closer together when there are too many for the plate. */
export function spread(plate: PlateView, lying: boolean, named: boolean, grow: number): ChipPlace[] {
  const chips = [
    ...plate.owners.map((standing) => ({ standing, size: LARGE * grow })),
    ...plate.others.map((standing) => ({ standing, size: (plate.owners.length > 0 || plate.tied ? SMALL : LARGE) * grow })),
  ];
  if (lying) return across(chips, plate.tied ? 10 : -74 + 34 * grow, named ? 30 : 78);
  return down(chips, plate.tied ? 12 : 11 * grow - 20, named ? 26 : 52);
}

type Chip = { standing: Standing; size: number };

function across(chips: Chip[], from: number, to: number): ChipPlace[] {
  const wanted = chips.map(({ size }) => size + 20);
  const factor = Math.min(1, (to - from) / wanted.reduce((sum, w) => sum + w, 0));
  let x = from;
  return chips.map(({ standing, size }, i) => {
    const room = (wanted[i] ?? 0) * factor;
    const small = Math.min(size, Math.max(SMALL / 2, room - FIGURE));
    const place = { standing, size: small, x: x + small / 2, y: 0, count: x + small + Math.min(small * 0.39, FIGURE / 2) };
    x += room;
    return place;
  });
}

function down(chips: Chip[], from: number, to: number): ChipPlace[] {
  const wanted = chips.map(({ size }) => size + 4);
  const factor = Math.min(1, (to - from) / wanted.reduce((sum, h) => sum + h, 0));
  let y = from;
  return chips.map(({ standing, size }, i) => {
    const small = Math.min(size, STANDING) * factor;
    const place = { standing, size: small, x: -10, y: y + small / 2, count: 11 };
    y += (wanted[i] ?? 0) * factor;
    return place;
  });
}
