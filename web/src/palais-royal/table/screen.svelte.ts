let across = $state(innerWidth);
let down = $state(innerHeight);

addEventListener("resize", () => ([across, down] = [innerWidth, innerHeight]));

/** The width of the window: it decides between desk, tablet and phone. */
export function width(): number {
  return across;
}

/** No room for park and palace side by side: a phone, or a tablet held upright. */
export function isTabbed(): boolean {
  return across < 700 || (across < 960 && across < down);
}
