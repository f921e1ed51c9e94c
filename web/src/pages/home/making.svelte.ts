import { createTable } from "../../lib/api";
import type { NewTable, TableMade } from "../../lib/protocol";
import { go } from "../../lib/router.svelte";
import { attempt } from "../../lib/toasts.svelte";

/** The allowed numbers of players, as form options. */
export const countChoices = (counts: number[]): { value: number; label: string }[] =>
  counts.map((value) => ({ value, label: String(value) }));

/** Creates a table; `busy` while the request runs. */
export class Making {
  busy = $state(false);

  /** Create the table and go there; if seats are open, return the invite links instead. */
  async make(order: NewTable): Promise<TableMade | null> {
    this.busy = true;
    const made = await attempt(createTable(order));
    this.busy = false;
    if (!made || Object.keys(made.invites).length > 0) return made;
    go(`/t/${made.table.id}`);
    return null;
  }
}
