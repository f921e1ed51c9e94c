import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { BREAKPOINTS, FLAT, LOW, TALL } from "../src/lib/breakpoints";

const SOURCES = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((name) => /\.(svelte|css)$/.test(name));
const QUERY = /@media[^{]*/g;
const LENGTH = /(min|max)-(width|height):\s*(\d+)px/g;

/** Each length of a media query as the breakpoint it stands for: `max-width: 719px` is 720. */
function used(what: "width" | "height"): Map<number, string[]> {
  const found = new Map<number, string[]>();
  for (const name of SOURCES) {
    for (const [query] of readFileSync(`src/${name}`, "utf8").matchAll(QUERY)) {
      for (const [, side, of, length] of query.matchAll(LENGTH)) {
        const at = Number(length) + (side === "max" ? 1 : 0);
        if (of === what) found.set(at, [...(found.get(at) ?? []), name]);
      }
    }
  }
  return found;
}

describe("style sheets and scripts change the layout at the same widths", () => {
  it("uses no other width than the breakpoints", () => {
    const known: number[] = Object.values(BREAKPOINTS);
    expect([...used("width")].filter(([at]) => !known.includes(at))).toEqual([]);
  });
  it("uses no other height", () => {
    expect([...used("height")].filter(([at]) => ![LOW, FLAT, TALL, BREAKPOINTS.phone].includes(at))).toEqual([]);
  });
});
