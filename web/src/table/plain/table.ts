import type { GameTable } from "../../games/contract";
import { headline, leadOf } from "../end/verdict";
import { TableSession } from "../state/session.svelte";
import Details from "./Details.svelte";
import Replay from "./Replay.svelte";
import Table from "./Table.svelte";
import { telling } from "./telling";

/** The table for games without a front end of their own. */
const table: GameTable = {
  telling,
  session: (conn) => new TableSession(conn, telling),
  Table,
  Replay,
  end: () =>
    Promise.resolve({
      Details,
      reason: ({ result, seats }, _, winners) => leadOf(result?.points ?? [], winners, seats),
      sentence: ({ seats }, _, winners) => headline(winners, seats),
    }),
  key: (session, key) => {
    if (!/^[1-9]$/.test(key)) return null;
    const buttons = session.choices.filter(({ pick = "one" }) => pick === "one").flatMap(({ options }) => options);
    const option = buttons[Number(key) - 1];
    return option ? () => void session.act([option.action]) : null;
  },
  keys: {
    "1-9": "table-key-choose",
    U: "table-key-undo",
    H: "table-key-hint",
    Esc: "table-key-let-go",
    "?": "table-key-rules",
  },
};
export default table;
