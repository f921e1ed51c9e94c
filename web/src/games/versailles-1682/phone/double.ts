import { type Scale } from "../state/names";

/** Both scales upright beside each other, the highest standing on top, the numbers in the spine between them. */
export interface Upright {
  w: number;
  h: number;
  half: number; // the width of a side
  spine: { x: number; w: number };
  top: number; // where the rooms begin
  row: number;
  figure: number; // its width
  count: number;
}

export const EDGE = 12;
const SPINE = 40;
const WALL = 4;

export function uprightOf(w: number, h: number, count: number): Upright {
  const chamber = Math.min(74, Math.max(44, h * 0.158));
  const top = EDGE + chamber + WALL;
  const row = (h - top - EDGE) / count;
  const half = (w - 2 * EDGE - SPINE - 2 * WALL) / 2;
  return { w, h, half, spine: { x: EDGE + half + WALL, w: SPINE }, top, row, figure: Math.min(20, (row - 1) / 1.4), count };
}

/** The top of a room, counted from the lowest standing. */
export function rowY({ top, row, count }: Upright, place: number): number {
  return top + (count - 1 - place) * row;
}

/** Figures stand from the spine outwards. */
export function spotX(plan: Upright, scale: Scale, i: number, among: number): number {
  const pitch = Math.min(24, (plan.half - plan.figure) / Math.max(1, among - 1));
  return scale === "king"
    ? plan.spine.x - WALL - plan.figure - 3 - i * pitch
    : plan.spine.x + plan.spine.w + WALL + 3 + i * pitch;
}
