import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { parsePage } from "../src/ui/markdown/parse.ts";

const PAGE = /^(?<file>.*\.md)\?page$/;

/** Rulebook pages, `*.md?page`, parsed when the site is built: the browser gets their pieces and no parser. */
export function rulebook(): Plugin {
  return {
    name: "palais-rulebook",
    load(id) {
      const file = PAGE.exec(id)?.groups?.file;
      if (file === undefined) return null;
      this.addWatchFile(file);
      const page = parsePage(readFileSync(file, "utf-8"), (kind, raw) =>
        this.error(`${file}: a page of the rules cannot show this ${kind}: ${raw.trim()}`),
      );
      return `export default ${JSON.stringify(page)};`;
    },
  };
}
