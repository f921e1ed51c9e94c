import "./art/drawings";
import type { Page } from "../../ui/markdown/page";
import type { Rulebook } from "../contract";
import Figure from "./rulebook/Figure.svelte";

const FOLDER = "../../../../src/palais/games/palais_royal/rulebook";
const pages = import.meta.glob<Page>(
  ["../../../../src/palais/games/palais_royal/rulebook/??.md", "../../../../src/palais/games/palais_royal/rulebook/*.??.md"],
  { query: "?page", import: "default" },
);

const rulebook: Rulebook = {
  page: (name, language) => pages[`${FOLDER}/${name === "rules" ? "" : `${name}.`}${language}.md`]?.(),
  Figure,
  large: ["park", "palace"],
};
export default rulebook;
