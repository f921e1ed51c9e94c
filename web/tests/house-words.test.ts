import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import texts from "../src/words/all.en";

const SRC = fileURLToPath(new URL("../src", import.meta.url));
const SAID = /\b(?:say|words)\(\s*"([\w-]+)"/g;

const all = readdirSync(SRC, { recursive: true, encoding: "utf-8" });
const sources = all.filter((path) => /\.(ts|svelte)$/.test(path));

const house = new FluentBundle("en");
const lessons = readFileSync(join(SRC, "learn/words/en.ftl"), "utf-8"); // loaded only with the lessons
for (const text of [...texts, lessons]) house.addResource(new FluentResource(text));

/** Keys used in these files that are missing from the shared catalogues. */
function missing(files: string[]): string[] {
  return files.flatMap((path) =>
    [...readFileSync(join(SRC, path), "utf-8").matchAll(SAID)]
      .map(([, key = ""]) => key)
      .filter((key) => !house.hasMessage(key))
      .map((key) => `${path}: ${key}`),
  );
}

describe("the house", () => {
  it("says nothing that only a game has words for", () => {
    const files = sources.filter((path) => !/^games\/[^/]+\//.test(path));
    expect(files.length).toBeGreaterThan(100);
    expect(missing(files)).toEqual([]);
  });

  it("fails the check if it does", () => {
    expect(missing(["games/palais-royal/options.ts"])).not.toEqual([]);
  });
});
