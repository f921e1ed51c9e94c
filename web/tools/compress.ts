import { readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXTS = new Set([".html", ".js", ".css", ".svg", ".json", ".webmanifest"]);
const LEAST = 512; // below this the headers weigh more than what is saved

/** Beside every text of the build a `.br` and a `.gz`, so that the server compresses nothing while people wait. */
export function compress(): Plugin {
  return {
    name: "palais-compress",
    apply: "build",
    writeBundle(options, bundle) {
      const folder = options.dir ?? "";
      for (const name of Object.keys(bundle)) {
        if (TEXTS.has(extname(name))) compressFile(join(folder, name));
      }
    },
  };
}

function compressFile(path: string): void {
  const text = readFileSync(path);
  if (text.length < LEAST) return;
  writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  writeFileSync(`${path}.br`, brotliCompressSync(text, { params }));
}
