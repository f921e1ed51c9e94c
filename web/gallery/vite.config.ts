/** The gallery of drawings and boards with made-up positions: `npx vite -c gallery/vite.config.ts`. Not part of the build. */
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here("."),
  cacheDir: here("../node_modules/.vite-gallery"),
  plugins: [svelte({ configFile: here("../svelte.config.js") })],
  server: { port: 5199, strictPort: true, fs: { allow: [here("../..")] } },
});
