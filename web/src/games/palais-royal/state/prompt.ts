import { detail, optionsOf } from "../../../table/state/names";
import { type Prompt, promptFor, words } from "../../../table/state/prompt";
import type { TableGame } from "./game.svelte";
import { roomsIn } from "./places";

export function promptOf(game: TableGame): Prompt {
  return promptFor(game, () => mine(game), { phase: game.view?.phase ?? "over" });
}

function mine(game: TableGame): Prompt {
  const { view, conn } = game;
  if (!view) return words("table-prompt-loading");
  const turn = view.turn ?? {};
  switch (view.phase) {
    case "setup":
      if (game.held)
        return words("table-prompt-last", { room: [...roomsIn(game.held.where)][0] ?? "" }, "table-prompt-last-more");
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
