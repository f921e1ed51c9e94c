import "./art/drawings";
import type { Page } from "../../ui/markdown/page";
import type { Rulebook } from "../contract";
import Figure from "./rulebook/Figure.svelte";

const FOLDER = "../../../../src/palais/games/versailles_1682/rulebook";
const pages = import.meta.glob<Page>(
  [
    "../../../../src/palais/games/versailles_1682/rulebook/??.md",
    "../../../../src/palais/games/versailles_1682/rulebook/*.??.md",
  ],
  { query: "?page", import: "default" },
);

const rulebook: Rulebook = {
  page: (name, language) => pages[`${FOLDER}/${name === "rules" ? "" : `${name}.`}${language}.md`]?.(),
  Figure,
  large: ["court", "decision", "register"],
};
export default rulebook;
