import type { FieldView } from "../view";
import { FRAME, placeOf, U } from "../park/geometry";

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Placing {
  x: number;
  y: number;
  beak: { x: number; y: number; angle: number };
}

const STEP = 9;
const BEAK = 12;

/** Where the tooltip opens: as near to the noble as it can, towards the basin, never over the noble or a field next to it. */
export function placeTip(
  field: FieldView,
  park: FieldView[],
  size: { w: number; h: number },
  board: { w: number; h: number },
): Placing {
  const scale = board.w / FRAME.w;
  const taken = park.filter((other) => isNear(field, other)).map((other) => boxOf(other, scale, board));
  const centre = middle(boxOf(field, scale, board));
  let [best, least] = [{ x: 0, y: 0 }, Infinity];
  for (let y = 6; y <= Math.max(6, board.h - size.h - 6); y += STEP) {
    for (let x = -4; x <= board.w - size.w + 60; x += STEP) {
      const box = { x, y, w: size.w, h: size.h };
      const price =
        distance(box, centre) + 0.25 * spread(middle(box), board) + 40 * taken.reduce((n, each) => n + overlap(box, each), 0);
      if (price < least) [best, least] = [{ x, y }, price];
    }
  }
  return { ...best, beak: beakOf({ ...best, ...size }, centre) };
}

function isNear(a: FieldView, b: FieldView): boolean {
  return Math.abs(a.column - b.column) <= 1 && Math.abs(a.line - b.line) <= 1;
}

function boxOf(field: FieldView, scale: number, board: { w: number; h: number }): Box {
  const { x, y } = placeOf(field);
  const side = U * 0.92 * scale;
  return { x: board.w / 2 + x * scale - side / 2, y: board.h / 2 + y * scale - side / 2, w: side, h: side };
}

function middle(box: Box): { x: number; y: number } {
  return { x: box.x + box.w / 2, y: box.y + box.h / 2 };
}

function spread(point: { x: number; y: number }, board: { w: number; h: number }): number {
  return Math.hypot(point.x - board.w / 2, point.y - board.h / 2);
}

function distance(box: Box, point: { x: number; y: number }): number {
  const dx = Math.max(box.x - point.x, 0, point.x - box.x - box.w);
  const dy = Math.max(box.y - point.y, 0, point.y - box.y - box.h);
  return Math.hypot(dx, dy);
}

function overlap(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? Math.min(w, h) : 0;
}

/** The beak stands on the edge nearest to the noble, within the tooltip's own coordinates. */
function beakOf(tip: Box, to: { x: number; y: number }): Placing["beak"] {
  const x = Math.min(Math.max(to.x, tip.x + BEAK), tip.x + tip.w - BEAK);
  const y = Math.min(Math.max(to.y, tip.y + BEAK), tip.y + tip.h - BEAK);
  const above = to.y < tip.y;
  const below = to.y > tip.y + tip.h;
  if (above || below) return { x: x - tip.x, y: above ? 0 : tip.h, angle: above ? 0 : 180 };
  return { x: to.x < tip.x ? 0 : tip.w, y: y - tip.y, angle: to.x < tip.x ? 270 : 90 };
}
