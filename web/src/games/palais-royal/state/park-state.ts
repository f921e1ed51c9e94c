import type { Thing } from "../../../lib/protocol";
import type { FieldView, View } from "../view";
import type { TableGame } from "./game.svelte";
import type { Room } from "./names";
import { actionOf, detail, optionsOf } from "../../../table/state/names";
import { servantsIn } from "./selection.svelte";

/** What the park shows beside the nobles: who can be had, who is looked at and what that would use. */
export interface ParkState {
  lit: Set<string>;
  discounted: Set<string>;
  dimOthers: boolean;
  focused: FieldView | null;
  paid: Map<Room, number>; // own servants a recruitment would send home
}

export function parkState(game: TableGame): ParkState {
  const { view, choices } = game;
  const lit = new Set(optionsOf(choices, "recruit").map((option) => detail(option, "field")));
  const focused = fieldOf(view, lookedAt(game));
  const can = focused !== null && (lit.has(focused.field) || view?.turn?.recruiting_at === focused.field);
  return {
    lit,
    discounted: new Set(focused?.noble ? focused.free_neighbours : []),
    dimOthers: lit.size > 0 || (view?.phase === "recruit" && game.mine && !game.stage.busy),
    focused,
    paid: can && view && focused?.noble ? paidBy(view, focused, game.seat) : new Map(),
  };
}

/** While a recruitment is unfinished its field stays in view. */
function lookedAt(game: TableGame): string | null {
  const unfinished = game.mine ? game.view?.turn?.recruiting_at : null;
  return unfinished ?? game.pinned ?? game.field;
}

export function fieldOf(view: View | null, name: string | null): FieldView | null {
  return view?.park.find((field) => field.field === name) ?? null;
}

function paidBy(view: View, field: FieldView, seat: number | null): Map<Room, number> {
  const wanted: [Room, number][] = [
    ["office", 1],
    ["king", field.noble?.king ?? 0],
    ["madame", field.noble?.madame ?? 0],
  ];
  const there = wanted.map(([room, n]): [Room, number] => [room, Math.min(n, servantsIn(view, room, seat))]);
  return new Map(there.filter(([, n]) => n > 0));
}

export function recruit(game: TableGame, field: string): void {
  game.choose(() => actionOf(game.choices, "recruit", "field", field), undefined, { kind: "field", name: field });
}

/** What can never be chosen is asked about, and no noble hides the answer. */
function ask(game: TableGame, thing: Thing): void {
  game.pinned = null;
  void game.explain(thing);
}

export function askAboutRow(game: TableGame, row: string): void {
  if (game.stage.busy) return game.stage.skip();
  ask(game, { kind: "row", name: row });
}

/** A click or a tap keeps the noble in view, a second one recruits it; the keyboard is there already. */
export function chooseField(game: TableGame, field: string, byPointer: boolean): void {
  if (game.stage.busy) return game.stage.skip();
  if (!fieldOf(game.view, field)?.noble) return ask(game, { kind: "field", name: field });
  const first = byPointer && game.pinned !== field;
  if (first) game.pinned = field;
  if (!first || !parkState(game).lit.has(field)) recruit(game, field);
}
