import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const LANGUAGES = ["en", "de", "fr", "nl"];

/** The service worker and the page it shows when the server cannot be reached, with the words of the catalogues. */
export function offline(): Plugin {
  return {
    name: "palais-offline",
    apply: "build",
    generateBundle() {
      const files: Record<string, string> = {
        "offline.html": page(),
        "offline.css": read("offline/offline.css"),
        "offline.js": read("offline/offline.js"),
      };
      // another version is another cache: what changed takes over, what did not stays
      const version = createHash("sha256").update(JSON.stringify(files)).digest("hex").slice(0, 16);
      files["worker.js"] = read("offline/worker.js").replace("__VERSION__", version);
      for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: "asset", fileName, source });
    },
  };
}

function page(): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Palais</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/offline.css" />
    <script src="/offline.js" defer></script>
  </head>
  <body>
    <main>
      <img src="/favicon.svg" alt="" width="72" height="72" />
${LANGUAGES.map(section).join("\n")}
    </main>
  </body>
</html>
`;
}

function section(language: string): string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(read(`words/device.${language}.ftl`)));
  const say = (key: string): string => escape(bundle.formatPattern(bundle.getMessage(key)?.value ?? "", {}));
  return `      <section lang="${language}">
        <h1>${say("device-offline")}</h1>
        <p>${say("device-offline-why")}</p>
        <a href="/">${say("device-offline-again")}</a>
      </section>`;
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

function read(name: string): string {
  return readFileSync(fileURLToPath(new URL(`../src/${name}`, import.meta.url)), "utf-8");
}
