import "./art/drawings";
import { gameTable } from "../contract";
import Replay from "./Replay.svelte";
import { TableGame } from "./state/game.svelte";
import { keyOf } from "./state/keys";
import { telling } from "./state/telling";
import Table from "./Table.svelte";
import type { View } from "./view";

export default gameTable<View>({
  telling,
  session: (conn) => new TableGame(conn),
  Table,
  Replay,
  end: async () => (await import("./end")).end,
  key: (session, key) => keyOf(session as TableGame, key),
  keys: {
    U: "table-key-undo",
    N: "table-key-next",
    E: "table-key-end",
    Esc: "table-key-let-go",
    H: "table-key-hint",
    "1-9": "table-key-cards",
    "?": "table-key-rules",
    "←↑→↓ ↵": "table-key-arrows",
  },
});
