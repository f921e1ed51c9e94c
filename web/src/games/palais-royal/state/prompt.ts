import { me } from "../../../lib/me.svelte";
import { say, sayPhrase } from "../../../lib/words.svelte";
import type { TableGame } from "./game.svelte";
import { detail, nameOf, optionsOf } from "./names";

/** What the player may do now, in words: the thing itself, and how. ** stands round what is bold. */
export interface Prompt {
  text: string;
  more: string;
  note?: string; // what went by itself just now, and why; said instead of `more`
}

export function promptOf(game: TableGame): Prompt {
  const { view, conn } = game;
  if (conn.status === "lost") return words("table-prompt-lost", {}, "table-prompt-lost-more");
  if (!view) return words("table-prompt-loading");
  if (view.over && !game.stage.busy) return words("table-prompt-finished");
  if (game.stage.busy)
    return words(
      "table-prompt-watching",
      { player: nameOf(conn.table?.seats ?? [], game.stage.marks.seat ?? view.to_act ?? 0) },
      "table-prompt-watching-more",
    );
  if (!game.mine) return waiting(game);
  return { ...mine(game), note: skippedNote(game) };
}

function words(key: string, args: Record<string, string | number> = {}, more = ""): Prompt {
  return { text: say(key, args), more: more ? say(more, args) : "" };
}

function waiting(game: TableGame): Prompt {
  const { view, conn } = game;
  const seats = conn.table?.seats ?? [];
  const seat = seats[view?.to_act ?? -1];
  if (!seat || !view) return words("table-prompt-loading");
  const asleep = me.bots.some((bot) => bot.code === seat.bot && !bot.ready);
  if (asleep && !conn.botsReady) return words("table-prompt-waking", { player: seat.name });
  const more = game.seat === null ? "table-prompt-spectator" : "table-prompt-waiting-more";
  return words("table-prompt-waiting", { player: seat.name, phase: view.phase }, more);
}

function mine(game: TableGame): Prompt {
  const { view, conn } = game;
  if (!view) return words("table-prompt-loading");
  const turn = view.turn ?? {};
  switch (view.phase) {
    case "setup":
      if (game.held) return words("table-prompt-last", { room: [...game.held.where.rooms][0] ?? "" }, "table-prompt-last-more");
      return words("table-prompt-setup", { count: turn.free_left ?? 0 }, "table-prompt-setup-more");
    case "reinforce":
      return reinforce(game);
    case "move":
      return move(game);
    case "income":
      return income(game);
    case "recruit":
      return recruit(game);
    case "pay":
      return words("choose-pay", {}, "table-prompt-pay-more");
    case "border":
      return words("table-prompt-border", { field: turn.recruiting_at ?? "" }, "table-prompt-border-more");
    case "cards":
      return last(game, optionsOf(conn.choices, "draw").length > 0 ? "table-prompt-draw" : "table-prompt-over");
    case "keep":
      return keep(game);
    default:
      return words("table-prompt-loading");
  }
}

function reinforce({ view, conn }: TableGame): Prompt {
  const options = optionsOf(conn.choices, "reinforce");
  const [first] = options;
  if (!first) return words("table-prompt-reinforced");
  if (detail(first, "source") !== "supply") return words("table-prompt-reinforce-rooms", {}, "table-prompt-reinforce-rooms-more");
  const key = view?.turn?.mustering ? "table-prompt-muster" : "table-prompt-reinforce";
  return words(key, { count: view?.turn?.gate_left ?? 0 }, "table-prompt-reinforce-more");
}

function move({ view, pick }: TableGame): Prompt {
  const left = view?.turn?.moves_left ?? 0;
  if (left === 0) return words("table-prompt-moved");
  if (pick.room === null) return words("table-prompt-move", { count: left }, "table-prompt-move-more");
  return words("table-prompt-picked", { count: pick.count, from: pick.room }, "table-prompt-picked-more");
}

function income(game: TableGame): Prompt {
  const kinds = (["king", "madame"] as const).filter((kind) => optionsOf(game.conn.choices, kind).length > 0);
  const [only, second] = kinds;
  if (!only) return words("table-prompt-paid");
  const kind = game.offer ?? (second ? null : only);
  const [first] = kind ? optionsOf(game.conn.choices, kind) : [];
  if (kind && first && detail(first, "source") !== "supply")
    return words("table-prompt-offer-rooms", { kind }, "table-prompt-reinforce-rooms-more");
  return words("table-prompt-income", { kind: kind ?? "both" }, "table-prompt-income-more");
}

function recruit({ view, conn }: TableGame): Prompt {
  const can = optionsOf(conn.choices, "recruit").length;
  const total = view?.nobles_in_park ?? 0;
  if (can === 0) return words("table-prompt-recruit-none", {}, "table-prompt-recruit-none-more");
  return words("table-prompt-recruit", { can, total }, "table-prompt-recruit-more");
}

function keep(game: TableGame): Prompt {
  const { view, conn } = game;
  const drawn = view?.cards.drawn_size ?? 0;
  const can = optionsOf(conn.choices, "keep").length > 0;
  return can ? words("table-prompt-keep", { count: drawn }, "table-prompt-keep-more") : last(game, "table-prompt-over");
}

/** At the end of the turn: whoever holds a card may still play it. */
function last({ view, seat }: TableGame, key: string): Prompt {
  return words(key, {}, (view?.players[seat ?? -1]?.cards ?? 0) > 0 ? "table-prompt-over-more" : "");
}

/** Why an action in which there was nothing to do has ended by itself. */
function skippedNote({ skipped }: TableGame): string {
  return skipped.map((phrase) => sayPhrase(phrase)).join(" ");
}

/** Why nothing can be taken back now; empty when something can. */
export function undoRefusal({ conn, mine, seat, waiting }: TableGame): string {
  if (conn.canUndo || waiting.length > 0) return "";
  if (!mine) return say("refusal-not-your-turn");
  const start = conn.log.findLastIndex((line) => line.kind === "turn");
  const came_out = conn.log
    .slice(Math.max(0, start))
    .some((line) => line.seat === seat && (line.kind === "drew" || line.kind === "card-played"));
  return say(came_out ? "table-undo-shown" : "undo-nothing");
}
