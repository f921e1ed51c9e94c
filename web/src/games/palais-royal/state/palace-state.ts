import type { Choice } from "../../../lib/protocol";
import type { View } from "../view";
import { say } from "../../../lib/words.svelte";
import type { TableGame } from "./game.svelte";
import { isRoom, type Room } from "./names";
import { detail, optionsOf } from "../../../table/state/names";
import { servantsIn, walkActions, walksFrom, walkTo } from "./selection.svelte";

/** What the palace shows beside the servants: which rooms are lit for what, and what a click on one does. */
export interface PalaceState {
  mode: "plain" | "put" | "take" | "move";
  lit: Map<Room, { cost?: number; text?: string }>;
  notes: Map<Room, string>;
  selected: { room: Room; count: number; of: number } | null;
  path: Room[];
  actions: Map<Room, number[]>; // of a click on a lit room
  offers: Map<Room, "king" | "madame">; // rooms that ask first where the servant comes from
}

export const PLAIN: PalaceState = {
  mode: "plain",
  lit: new Map(),
  notes: new Map(),
  selected: null,
  path: [],
  actions: new Map(),
  offers: new Map(),
};

export function palaceState(game: TableGame): PalaceState {
  const { view, choices } = game;
  if (!view || choices.length === 0) return PLAIN;
  if (view.phase === "move") return moving(game, view);
  if (view.phase === "income") return income(game, choices);
  for (const kind of ["put", "reinforce", "border"] as const) {
    const options = optionsOf(choices, kind);
    if (options.length > 0) return placing(choices, kind);
  }
  const [draw] = optionsOf(choices, "draw");
  return draw ? { ...PLAIN, mode: "put", ...one("backdoor", [draw.action], say("table-pill-draw")) } : PLAIN;
}

function one(room: Room, actions: number[], text: string): Pick<PalaceState, "lit" | "actions"> {
  return { lit: new Map([[room, { text }]]), actions: new Map([[room, actions]]) };
}

/** Servants that come: from the supply to the room itself, or, one by one, from the room that is clicked. */
function placing(choices: Choice[], kind: "put" | "reinforce" | "border" | "king" | "madame"): PalaceState {
  const options = optionsOf(choices, kind);
  const target = kind === "reinforce" ? "gate" : kind === "king" || kind === "madame" ? kind : null;
  const [first] = options;
  if (first && target && detail(first, "source") === "supply")
    return { ...PLAIN, mode: "put", ...one(target, [first.action], "+1") };
  const state: PalaceState = { ...PLAIN, mode: kind === "put" ? "put" : "take", lit: new Map(), actions: new Map() };
  for (const option of options) {
    const room = detail(option, kind === "put" ? "room" : "source");
    if (!isRoom(room)) continue;
    state.lit.set(room, kind === "put" ? {} : { text: "−1" });
    state.actions.set(room, [option.action]);
  }
  return state;
}

/** King and Madame: a click each; with an empty supply the room the servant leaves is chosen after that. */
function income(game: TableGame, choices: Choice[]): PalaceState {
  const kinds = (["king", "madame"] as const).filter((kind) => optionsOf(choices, kind).length > 0);
  const [only, second] = kinds;
  const asked = game.offer && kinds.includes(game.offer) ? game.offer : second ? null : only;
  if (asked) return placing(choices, asked);
  const state: PalaceState = { ...PLAIN, mode: "put", lit: new Map(), actions: new Map(), offers: new Map() };
  for (const kind of kinds) {
    const [first] = optionsOf(choices, kind);
    state.lit.set(kind, { text: "+1" });
    if (first && detail(first, "source") === "supply") state.actions.set(kind, [first.action]);
    else state.offers.set(kind, kind);
  }
  return state;
}

function moving(game: TableGame, view: View): PalaceState {
  const { room: from, count } = game.pick;
  const state: PalaceState = { ...PLAIN, mode: "move", lit: new Map(), notes: new Map(), actions: new Map() };
  if (from === null) {
    for (const walk of view.walks) if (walk.most > 0) state.lit.set(walk.source, {});
    return state;
  }
  for (const walk of walksFrom(view, from)) {
    const moves = walk.moves * count;
    if (walk.most >= count) {
      state.lit.set(walk.target, { cost: moves });
      state.actions.set(walk.target, walkActions(walk, count));
    } else {
      state.notes.set(walk.target, say("table-too-far", { moves }));
    }
  }
  state.selected = { room: from, count, of: servantsIn(view, from, game.seat) };
  state.path = game.room && state.lit.has(game.room) ? (walkTo(view, from, game.room)?.path ?? []) : [];
  return state;
}

/** The player means a room: go there, or pick up servants in it. */
export function chooseRoom(game: TableGame, room: Room): void {
  if (game.stage.busy) return game.stage.skip();
  const state = palaceState(game);
  const offer = state.offers.get(room);
  if (offer) game.offer = offer;
  else if (state.mode === "move" && !state.actions.has(room)) pickServant(game, room);
  else game.choose(() => palaceState(game).actions.get(room), undefined, { kind: "room", name: room });
}

/** The player means the servants of a room: one more of them. */
export function pickServant(game: TableGame, room: Room): void {
  if (game.stage.busy) return game.stage.skip();
  const { view, pick, choices } = game;
  if (!view) return;
  if (choices.length > 0 && view.phase !== "move") return chooseRoom(game, room);
  const can = walksFrom(view, room).filter((walk) => walk.most > 0);
  if (can.length === 0) return void game.explain({ kind: "room", name: room, source: pick.room, count: Math.max(1, pick.count) });
  pick.pick(room, Math.max(...can.map((walk) => walk.most)));
}
