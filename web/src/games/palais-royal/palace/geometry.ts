import type { RoomView } from "../view";

export type Room = RoomView["room"];

/** The plan at its true size on the screen: walls keep their thickness, rooms take what is left. */
export interface Plan {
  w: number;
  h: number;
  frame: number;
  outer: number;
  inner: number;
  room: { w: number; h: number };
  door: number;
  window: number;
  full: boolean; // room for everything at its full size
  captioned: boolean; // room for what a servant gives, below the name
  dense: boolean; // no room for a row each: two players beside each other, a figure and a number each
  icon: { x: number; y: number; scale: number };
  name: { x: number; size: number };
  rows: { top: number; pitch: number };
  figure: { x: number; w: number; h: number }; // a servant
  count: { x: number; size: number };
  bonus: { x: number; w: number };
  pill: { h: number; size: number };
}

export const DESK = { w: 432, h: 684 };
export const PHONE = { w: 374, h: 501 };
const FULL = 185; // a room this high has a header of three lines
const CAPTIONED = { w: 116, h: 144 }; // a room of this size has one of two
const DENSE = 17; // the least height of a row of servants
const PLAYERS = 4;

export function planOf(w: number, h: number): Plan {
  const tight = w < 400 || h < 560;
  const [frame, outer, inner] = tight ? [9.5, 7.5, 6] : [10.5, 11, 8];
  const edge = 2 * (frame + outer + inner);
  const room = { w: (w - edge) / 3, h: (h - edge + (tight ? 0 : 1)) / 3 };
  const full = room.h >= FULL;
  const captioned = full || (room.h >= CAPTIONED.h && room.w >= CAPTIONED.w);
  const tiny = !captioned && room.h < 105;
  const top = full ? 50 : captioned ? 43 : tiny ? 28 : 31;
  const pill = full ? { h: 20, size: 15.5 } : { h: 17, size: 13.5 };
  const high = room.h - top - pill.h - (full ? 8 : tiny ? 3 : 5);
  const dense = high / PLAYERS < DENSE;
  const pitch = Math.min(32.4, high / (dense ? PLAYERS / 2 : PLAYERS));
  const figureHeight = Math.max(10, Math.min(dense ? 26 : 31, pitch - 1.2));
  const k = figureHeight / 31;
  const count = dense ? 5 + 22 * k + 8 : room.w - 36 * Math.max(k, 0.8);
  return {
    w,
    h,
    frame,
    outer,
    inner,
    room,
    door: Math.min(32, room.w * 0.21 + 5.7),
    window: full ? 22 : 16,
    full,
    captioned,
    dense,
    icon: full ? { x: 9, y: 9, scale: 0.88 } : { x: 7, y: 6, scale: 0.72 },
    name: full ? { x: 36, size: 13.6 } : { x: 28, size: 12 },
    rows: { top, pitch },
    figure: { x: full ? 8 : 5, w: 22 * k, h: figureHeight },
    count: { x: count, size: Math.max(13, 15.5 * k) },
    bonus: dense ? { x: count + 6, w: 15 } : { x: count + 9 * Math.max(k, 0.8), w: 20 * Math.max(k, 0.85) },
    pill,
  };
}

/** The upper left corner of a room, by its place 0 to 8. */
export function cornerOf(plan: Plan, place: number): { x: number; y: number } {
  const start = plan.frame + plan.outer;
  return {
    x: start + (place % 3) * (plan.room.w + plan.inner),
    y: start - 0.5 + Math.floor(place / 3) * (plan.room.h + plan.inner),
  };
}

/** Where a player's row begins in a room. */
export function rowOf(plan: Plan, seat: number): { x: number; y: number } {
  if (!plan.dense) return { x: 0, y: plan.rows.top + seat * plan.rows.pitch };
  return { x: (seat % 2) * (plan.room.w / 2 - 2), y: plan.rows.top + Math.floor(seat / 2) * plan.rows.pitch };
}

/** Where a player's servants stand in a room. */
export function rowBox(plan: Plan, seat: number): { x: number; y: number; width: number; height: number } {
  const { x, y } = rowOf(plan, seat);
  const left = x + plan.figure.x - 3;
  return { x: left, y, width: x + plan.count.x + plan.count.size - left, height: plan.rows.pitch };
}

/** The places of two rooms that share a wall. */
export const DOORS: [number, number][] = [0, 1, 2, 3, 4, 5, 6, 7, 8].flatMap((place) => {
  const doors: [number, number][] = [];
  if (place % 3 < 2) doors.push([place, place + 1]);
  if (place < 6) doors.push([place, place + 3]);
  return doors;
});

/** The middle of the passage between two rooms; diagonally it is the corner where four of them meet. */
export function passage(plan: Plan, from: number, to: number): { x: number; y: number; dx: number; dy: number } {
  const [a, b] = [cornerOf(plan, from), cornerOf(plan, to)];
  return {
    x: (a.x + b.x + plan.room.w) / 2,
    y: (a.y + b.y + plan.room.h) / 2,
    dx: Math.sign(b.x - a.x),
    dy: Math.sign(b.y - a.y),
  };
}

/** The step of an arrow key over the nine places, or null at the wall. */
export function neighbour(place: number, key: string): number | null {
  const [column, line] = [place % 3, Math.floor(place / 3)];
  if (key === "ArrowLeft") return column > 0 ? place - 1 : null;
  if (key === "ArrowRight") return column < 2 ? place + 1 : null;
  if (key === "ArrowUp") return line > 0 ? place - 3 : null;
  if (key === "ArrowDown") return line < 2 ? place + 3 : null;
  return null;
}
