import { createTable } from "../../lib/api";
import type { NewTable, TableMade } from "../../lib/protocol";
import { go } from "../../lib/router.svelte";
import { attempt } from "../../lib/toasts.svelte";

/** How many may sit at a table, as choices of a form. */
export const countChoices = (counts: number[]): { value: number; label: string }[] =>
  counts.map((value) => ({ value, label: String(value) }));

/** A table on its way: while it is being made, `busy`. */
export class Making {
  busy = $state(false);

  /** Make it and go there; if somebody is still to be invited, answer with the links instead. */
  async make(order: NewTable): Promise<TableMade | null> {
    this.busy = true;
    const made = await attempt(createTable(order));
    this.busy = false;
    if (!made || Object.keys(made.invites).length > 0) return made;
    go(`/t/${made.table.id}`);
    return null;
  }
}
