import { statSync } from "node:fs";
import { dirname, resolve } from "node:path";

const FOLDER = /^(.*\/src\/games\/)([^/]+)/;

/** The game whose folder a path leads to; null: it is the house's. */
function gameOf(/** @type {string} */ path) {
  const [, games = "", name = ""] = FOLDER.exec(path) ?? [];
  return name && statSync(games + name, { throwIfNoEntry: false })?.isDirectory() ? name : null;
}

/**
 * Only a game itself may import from its folder: the house finds games by their names (src/games/index.ts), and games know
 * nothing of each other.
 *
 * @type {import("eslint").Rule.RuleModule}
 */
export default {
  meta: {
    type: "problem",
    schema: [],
    messages: { foreign: "Only {{game}} itself may import from its folder; see src/games/contract.ts." },
  },
  create(context) {
    /** @param {{ type: string }} node @param {unknown} source */
    function check(node, source) {
      const path = source && typeof source === "object" && "value" in source ? source.value : null;
      if (typeof path !== "string" || !path.startsWith(".")) return;
      const game = gameOf(resolve(dirname(context.filename), path));
      if (game && game !== gameOf(context.filename))
        context.report({ node: /** @type {any} */ (node), messageId: "foreign", data: { game } });
    }
    return {
      ImportDeclaration: (node) => check(node, node.source),
      ExportNamedDeclaration: (node) => check(node, node.source),
      ExportAllDeclaration: (node) => check(node, node.source),
      ImportExpression: (node) => check(node, node.source),
      TSImportType: (/** @type {any} */ node) => check(node, node.source ?? node.argument?.literal),
    };
  },
};
