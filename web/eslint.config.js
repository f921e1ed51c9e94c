import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";
import noForeignGame from "./tools/no-foreign-game.js";

export default ts.config(
  { ignores: ["node_modules", "public"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser } } },
  { files: ["*.{js,ts}", "tools/**", "tests/**", "gallery/*.config.ts"], languageOptions: { globals: { ...globals.node } } },
  { files: ["src/offline/worker.js"], languageOptions: { globals: { ...globals.serviceworker } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    files: ["src/**"],
    plugins: { palais: { rules: { "no-foreign-game": noForeignGame } } },
    rules: { "palais/no-foreign-game": "error" },
  },
  {
    rules: {
      // TypeScript knows the globals and the types; the rule knows neither.
      "no-undef": "off",
      // As TypeScript has it: what begins with _ is there for its place only.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // Svelte trims the space at the edge of a block: {" "} is how one keeps it.
      "svelte/no-useless-mustaches": "off",
      // What is shown is `$state.raw` and replaced as a whole; the maps and sets beside it are working memory, not state.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
);
