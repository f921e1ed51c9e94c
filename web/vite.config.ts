import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compress } from "./tools/compress.ts";
import { offline } from "./tools/offline.ts";
import { rulebook } from "./tools/rulebook.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const server = "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [svelte(), rulebook(), offline(), compress()],
  build: {
    outDir: "../src/palais/web/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the site's content security policy allows no data: addresses
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What several pages share comes in one piece: requests cost more than the few unused bytes in it.
        codeSplitting: {
          groups: [
            { name: "shared", test: /\/web\/(src\/(lib|art|ui)|node_modules)\//, minShareCount: 3 },
            { name: "house-table", test: /\/web\/src\/table\/(?!plain|lobby|end|replay|deal|about)/, minShareCount: 2 },
            { name: "court", test: /\/games\/versailles-1682\/(art|court|courtiers|desk|state|strip)\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    fs: { allow: [root] },
    proxy: { "/api": { target: server }, "/ws": { target: server, ws: true } },
  },
});
