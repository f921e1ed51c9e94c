import { notifyOutside, vibrate } from "../../lib/notify.svelte";
import { playSound } from "../../lib/sound";
import { noteTurn } from "../../lib/turns.svelte";
import { say } from "../../lib/words.svelte";
import { nameOf } from "./names";
import { openOffers, type Reached, reachedMe } from "./reached";
import type { TableSession } from "./session.svelte";

interface Seen {
  version: number;
  mine: boolean;
  over: boolean;
}

/** Sound, vibration and notifications for what happens while the table is open, not for what came before. */
export class Alerts {
  #before: Seen | null = null;
  #known: Set<string> | null = null; // private messages and offers already seen

  /** Called in an effect, which reruns when anything it reads changes. */
  look(session: TableSession<unknown>): void {
    const { view, version, table } = session.conn;
    if (view === null || !table || table.status === "open") return;
    const now = { version, mine: session.mine, over: table.status === "over" };
    const { offers } = session.conn.bargain;
    noteTurn(table.id, now.mine || openOffers(offers, session.seat).length > 0);
    const before = this.#before;
    this.#before = now;
    this.#inPrivate(session, reachedMe(session.conn.chat, offers, session.seat));
    if (!before || before.version === version) return;
    if (now.over) return before.over ? undefined : playSound("end");
    if (now.mine && !before.mine) return this.#myTurn(table.id, table.name);
    playSound("move");
  }

  /** A private line or an offer: name the sender, never the content. */
  #inPrivate(session: TableSession<unknown>, reached: Reached[]): void {
    const known = this.#known;
    this.#known = new Set(reached.map(({ key }) => key));
    const news = known && reached.findLast(({ key }) => !known.has(key));
    const { table } = session.conn;
    if (!news || !table) return;
    playSound("word");
    vibrate();
    const title = say(`table-reached-${news.kind}`, { name: nameOf(table.seats, news.from) });
    void notifyOutside(title, say("table-named", { name: table.name }), `/t/${table.id}`);
  }

  #myTurn(id: string, name: string): void {
    playSound("turn");
    vibrate();
    void notifyOutside(say("table-your-turn"), say("table-named", { name }), `/t/${id}`);
  }
}
