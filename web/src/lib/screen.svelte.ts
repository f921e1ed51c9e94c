import { BREAKPOINTS, LOW, TURNED } from "./breakpoints";

let across = $state(innerWidth);
let down = $state(innerHeight);

addEventListener("resize", () => ([across, down] = [innerWidth, innerHeight]));

/** Table layouts: all side by side; log in a drawer; one tab at a time; tabs beside the board. */
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

/** Too narrow for every word of the top bar. */
export function isTight(): boolean {
  return across < BREAKPOINTS.tight;
}

/** The width of the window. */
export function width(): number {
  return across;
}
