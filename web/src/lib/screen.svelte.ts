import { BREAKPOINTS, LOW, TURNED } from "./breakpoints";

let across = $state(innerWidth);
let down = $state(innerHeight);

addEventListener("resize", () => ([across, down] = [innerWidth, innerHeight]));

/** How the table is laid out: everything side by side; with the log in a drawer; one part at a time; the same beside the board. */
export type Form = "desk" | "tablet" | "phone" | "turned";

export function formFor(w: number, h: number): Form {
  if (h < LOW && w >= TURNED && w > h) return "turned";
  if (w < BREAKPOINTS.phone || (w < BREAKPOINTS.upright && w < h)) return "phone";
  return w < BREAKPOINTS.tablet ? "tablet" : "desk";
}

export function form(): Form {
  return formFor(across, down);
}

/** No room for park and palace side by side. */
export function isTabbed(): boolean {
  return form() === "phone" || form() === "turned";
}

/** Narrow enough for the small drawings of a phone. */
export function isNarrow(): boolean {
  return across < BREAKPOINTS.phone;
}

/** No room for every word of the strip. */
export function isTight(): boolean {
  return across < BREAKPOINTS.tight;
}

/** The width of the window. */
export function width(): number {
  return across;
}
