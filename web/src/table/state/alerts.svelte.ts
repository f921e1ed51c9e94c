import { notifyOutside, vibrate } from "../../lib/notify.svelte";
import { playSound } from "../../lib/sound";
import { noteTurn } from "../../lib/turns.svelte";
import { say } from "../../lib/words.svelte";
import type { TableSession } from "./session.svelte";

interface Seen {
  version: number;
  mine: boolean;
  over: boolean;
}

/** Sound, vibration and notification: at what happens while the table is open, never for what was there when it opened. */
export class Alerts {
  #before: Seen | null = null;

  /** Called in an effect: whatever it reads brings it back. */
  look(session: TableSession<unknown>): void {
    const { view, version, table } = session.conn;
    if (view === null || !table || table.status === "open") return;
    const now = { version, mine: session.mine, over: table.status === "over" };
    noteTurn(table.id, now.mine);
    const before = this.#before;
    this.#before = now;
    if (!before || before.version === version) return;
    if (now.over) return before.over ? undefined : playSound("end");
    if (now.mine && !before.mine) return this.#myTurn(table.id, table.name);
    playSound("move");
  }

  #myTurn(id: string, name: string): void {
    playSound("turn");
    vibrate();
    void notifyOutside(say("table-your-turn"), say("table-named", { name }), `/t/${id}`);
  }
}
