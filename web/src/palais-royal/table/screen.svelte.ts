let across = $state(typeof innerWidth === "number" ? innerWidth : 1440);

addEventListener("resize", () => (across = innerWidth));

/** The width of the window: it decides between desk, tablet and phone. */
export function width(): number {
  return across;
}
