import "./art/drawings";
import { gameTable } from "../contract";
import Replay from "./Replay.svelte";
import { CourtGame } from "./state/game.svelte";
import { keyOf } from "./state/keys";
import { telling } from "./state/telling";
import Table from "./Table.svelte";
import type { View } from "./view";

export default gameTable<View>({
  telling,
  session: (conn) => new CourtGame(conn),
  Table,
  Replay,
  end: async () => (await import("./end")).end,
  key: (session, key) => keyOf(session as CourtGame, key),
  keys: {
    "1-9": "table-key-hand",
    "←→ ↵": "table-key-target",
    A: "table-key-audience",
    D: "table-key-draw",
    P: "table-key-power",
    G: "table-key-give",
    E: "table-key-end",
    U: "table-key-undo",
    Esc: "table-key-let-go",
    H: "table-key-hint",
    "?": "table-key-rules",
  },
});
