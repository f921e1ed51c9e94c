import { RuleTester } from "eslint";
import { fileURLToPath } from "node:url";
import { describe, it } from "vitest";
import rule from "../tools/no-foreign-game.js";

RuleTester.describe = describe;
RuleTester.it = it;

const file = (path: string): string => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
const errors = [{ messageId: "foreign" }];

new RuleTester().run("only a game itself imports from its folder", rule, {
  valid: [
    { code: 'import { tableOf } from "../games";', filename: file("pages/Table.ts") },
    { code: 'import { gameTable } from "../contract";', filename: file("games/palais-royal/table.ts") },
    { code: 'import { telling } from "./state/telling";', filename: file("games/palais-royal/table.ts") },
    { code: 'import { say } from "../../../lib/words.svelte";', filename: file("games/palais-royal/state/telling.ts") },
  ],
  invalid: [
    { code: 'import { telling } from "../games/palais-royal/state/telling";', filename: file("table/keys.ts"), errors },
    { code: 'export { telling } from "../games/palais-royal/state/telling";', filename: file("lib/api.ts"), errors },
    { code: 'export * from "./palais-royal/table";', filename: file("games/index.ts"), errors },
    { code: 'const table = () => import("../games/palais-royal/table");', filename: file("pages/Table.ts"), errors },
    { code: 'import "../palais-royal/table";', filename: file("games/versailles-1682/table.ts"), errors },
  ],
});
