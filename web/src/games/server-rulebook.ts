import { ApiProblem, getRulebookPage } from "../lib/api";
import { parsePage } from "../ui/markdown/parse";
import type { Rulebook } from "./contract";

/** The rulebook of a game without a front end of its own: pages from the server, without drawings. */
export function serverRulebook(game: string): Rulebook {
  return {
    page: (name, language) => getRulebookPage(game, name, language).then((text) => parsePage(text), undefinedIfMissing),
    large: [],
  };
}

function undefinedIfMissing(problem: unknown): undefined {
  if (!(problem instanceof ApiProblem) || problem.status !== 404) throw problem;
}
