/** Where the rooms of an enfilade lie, in pixels. Equal standings have equal places in both apartments. */
export interface Plan {
  w: number;
  h: number;
  room: { w: number; h: number };
  chamber: { x: number; w: number };
  door: number; // the middle of every door
  count: number;
}

export const WALL = 9;
export const INNER = 5;
export const DOOR = 26;
export const HEAD = 42; // room for the standing and its chance

export function planOf(w: number, h: number, count: number): Plan {
  const inside = h - 2 * WALL;
  const chamber = Math.min(117, Math.max(80, inside * 0.79));
  const room = (w - 2 * WALL - chamber - count * INNER) / count;
  return {
    w,
    h,
    room: { w: room, h: inside },
    chamber: { x: WALL + count * (room + INNER), w: chamber },
    door: WALL + HEAD + (inside - HEAD) * 0.46,
    count,
  };
}

/** The left edge of a room. */
export function roomX(plan: Plan, place: number): number {
  return WALL + place * (plan.room.w + INNER);
}

export interface Spot {
  x: number;
  y: number;
  w: number; // of the figure; it is 1.4 times as high
}

const RATIO = 1.4;
const GAP = 2;

/** How several figures stand in one room: one or two large, more of them in two columns. */
export function spotsIn(plan: Plan, place: number, count: number): Spot[] {
  const top = WALL + HEAD;
  const height = plan.room.h - HEAD - 4;
  const left = roomX(plan, place);
  if (count === 1) return [middleSpot(plan, left, top, height, Math.min(34, plan.room.w - 8, height / RATIO - 4))];
  if (count === 2 && height >= 84) return twoSpots(plan, left, top, height);
  return columns(plan, left, top, height, count);
}

function middleSpot(plan: Plan, left: number, top: number, height: number, w: number): Spot {
  return { x: left + (plan.room.w - w) / 2, y: top + (height - w * RATIO) * 0.62, w };
}

/** One behind the other, a little beside each other. */
function twoSpots(plan: Plan, left: number, top: number, height: number): Spot[] {
  const w = Math.min(33, plan.room.w - 12, (height - GAP) / 2 / RATIO);
  const x = left + (plan.room.w - w) / 2;
  const y = top + (height - 2 * w * RATIO - GAP) * 0.6;
  return [
    { x: x - 5, y, w },
    { x: x + 5, y: y + w * RATIO + GAP, w },
  ];
}

function columns(plan: Plan, left: number, top: number, height: number, count: number): Spot[] {
  const rows = Math.ceil(count / 2);
  const w = Math.min(23, (plan.room.w - GAP) / 2, (height - GAP * rows) / rows / RATIO);
  const x = left + (plan.room.w - 2 * w - GAP) / 2;
  const y = top + (height - rows * (w * RATIO + GAP)) / 2;
  return Array.from({ length: count }, (_, i) => ({
    x: x + (i % 2) * (w + GAP),
    y: y + Math.floor(i / 2) * (w * RATIO + GAP),
    w,
  }));
}
