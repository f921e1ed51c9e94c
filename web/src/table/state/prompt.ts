import { bots } from "../../lib/levels";
import { say, sayPhrase } from "../../lib/words.svelte";
import { listOf, nameOf } from "./names";
import type { TableSession } from "./session.svelte";

type Arguments = Record<string, string | number>;

/** What the player may do now: the action, and how. ** marks bold text. */
export interface Prompt {
  text: string;
  more: string;
  note?: string; // what was just done automatically, and why; shown instead of `more`
}

export function words(key: string, args: Arguments = {}, more = ""): Prompt {
  return { text: say(key, args), more: more ? say(more, args) : "" };
}

/** The prompt shared by all tables; `mine`: the game's text on the reader's turn, `about`: on others' turns. */
export function promptFor(session: TableSession<unknown>, mine: () => Prompt, about: Arguments = {}): Prompt {
  const { conn, stage } = session;
  if (conn.status === "lost") return words("table-prompt-lost", {}, "table-prompt-lost-more");
  if (session.view === null) return words("table-prompt-loading");
  if (session.over) return words("table-prompt-finished");
  if (stage.busy) return watching(session);
  if (!session.mine) return waiting(session, about);
  return { ...mine(), note: session.skipped.map((phrase) => sayPhrase(phrase)).join(" ") };
}

function watching({ conn, stage, acting }: TableSession<unknown>): Prompt {
  const player = nameOf(conn.table?.seats ?? [], stage.marks.seat ?? acting[0] ?? 0);
  return words("table-prompt-watching", { player }, "table-prompt-watching-more");
}

function waiting({ conn, acting, seat }: TableSession<unknown>, about: Arguments): Prompt {
  const seats = acting.flatMap((each) => conn.table?.seats[each] ?? []);
  if (seats.length === 0) return words("table-prompt-loading");
  const player = listOf(seats.map(({ name }) => name));
  const asleep = seats.some(({ bot }) => bots().some(({ code, ready }) => code === bot && !ready));
  if (asleep && !conn.botsReady) return words("table-prompt-waking", { player });
  return words(
    seats.length > 1 ? "table-prompt-waiting-for" : "table-prompt-waiting",
    { player, ...about },
    seat === null ? "table-prompt-spectator" : "table-prompt-waiting-more",
  );
}

/** Whose turn it is; `mine` follows the server's state, which the screen may lag behind. */
export function titleOf({ conn, acting, seat }: TableSession<unknown>, mine = seat !== null && acting.includes(seat)): string {
  const seats = conn.table?.seats ?? [];
  if (mine && !conn.away) return say("table-your-turn");
  if (conn.table?.status === "over" || acting.length === 0) return say("table-over");
  return say("table-their-turn", { player: listOf(acting.map((each) => nameOf(seats, each))) });
}
