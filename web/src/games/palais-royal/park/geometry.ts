import type { FieldView, OrnamentView, RowView } from "../view";

/** The park is drawn round its middle in units of 1/75 of a field. */
export const U = 75;
export const HALF = 332.25; // seven fields and two hedges of 0.93
export const FRAME = { w: 685, h: 684 };
const MIDDLE = 4;
const NICHE = 297.5; // the double fields lie a little further in than a whole field
const LAST = 8;

export interface Place {
  x: number;
  y: number;
}

export function placeOf({ column, line }: { column: number; line: number }): Place {
  return { x: along(column), y: along(line) };
}

function along(n: number): number {
  if (n === 0) return -NICHE;
  return n === LAST ? NICHE : (n - MIDDLE) * U;
}

/** The double fields, which lie in niches of the hedge. */
export function isDouble({ column, line }: { column: number; line: number }): boolean {
  return column % LAST === 0 || line % LAST === 0;
}

/** A field is 66 square; in a niche it is 62 deep. */
export function sizeOf(field: { column: number; line: number }): { w: number; h: number } {
  return { w: field.column % LAST === 0 ? 62 : 66, h: field.line % LAST === 0 ? 62 : 66 };
}

export type Side = "top" | "right" | "bottom" | "left";

/** A row lies where its ornament stands. */
export function sideOf(row: RowView["row"], ornaments: OrnamentView[]): Side {
  const at = ornaments.find((ornament) => ornament.kind === row);
  if (!at || at.line < 2) return "top";
  if (at.line > 6) return "bottom";
  return at.column < MIDDLE ? "left" : "right";
}

type Arrow = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";
const STEPS: Record<Arrow, Place> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

export function isArrow(key: string): key is Arrow {
  return key in STEPS;
}

/** The nearest of these fields in a direction; what lies off the line counts as twice as far. */
export function nearest(from: FieldView, key: Arrow, fields: FieldView[]): FieldView | null {
  const step = STEPS[key];
  let [best, least]: [FieldView | null, number] = [null, Infinity];
  for (const field of fields) {
    const [dx, dy] = [field.column - from.column, field.line - from.line];
    const ahead = dx * step.x + dy * step.y;
    const aside = Math.abs(dx * step.y) + Math.abs(dy * step.x);
    if (ahead > 0 && ahead + 2 * aside < least) [best, least] = [field, ahead + 2 * aside];
  }
  return best;
}

/** The field next to this one, whichever way. */
export function closest(to: FieldView, fields: FieldView[]): FieldView | undefined {
  const distance = (field: FieldView) => Math.hypot(field.column - to.column, field.line - to.line);
  return [...fields].sort((a, b) => distance(a) - distance(b))[0];
}
