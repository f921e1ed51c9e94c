import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const SOURCES = readdirSync("src", { recursive: true, encoding: "utf8" }).filter(
  (name) => /\.(svelte|css)$/.test(name) && !name.startsWith("offline"), // a standalone page
);
const FONT = /(?:^|\s)font(?:-size)?:([^;{}]*);/g;
const FIXED = /\d(?:px|r?em)\b/;
const TOKEN = /^\s*(--size-[\w-]+):/gm;
const MOST_STEPS = 9;

/** The font sizes declared in a style sheet, without line heights. */
function sizes(text: string): string[] {
  return [...text.matchAll(FONT)].map(([, value = ""]) => value.replace(/\/\S+/, "").trim());
}

it("sets all text in the sizes of the scale", () => {
  const own = SOURCES.flatMap((name) => {
    const found = sizes(readFileSync(`src/${name}`, "utf8")).filter((size) => FIXED.test(size));
    return found.map((size) => `${name}: ${size}`);
  });
  expect(own).toEqual([]);
});

it("has a short scale, from small to large, and all of it is used", () => {
  const base = readFileSync("src/styles/base.css", "utf8");
  const names = [...base.matchAll(TOKEN)].map(([, name = ""]) => name);
  const steps = [...base.matchAll(/--size-[\w-]+: ([\d.]+)px;/g)].map(([, size]) => Number(size));
  const texts = SOURCES.map((name) => readFileSync(`src/${name}`, "utf8")).join();
  expect(steps.length).toBeLessThanOrEqual(MOST_STEPS);
  expect(steps).toEqual([...new Set(steps)].sort((a, b) => a - b));
  expect(names.filter((name) => !texts.includes(`var(${name})`))).toEqual([]);
});
