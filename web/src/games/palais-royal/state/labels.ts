import type { SeatInfo } from "../../../lib/protocol";
import type { FieldView, NobleView, View } from "../view";
import { say } from "../../../lib/words.svelte";
import type { Room } from "./names";
import { nameOf } from "../../../table/state/names";
import type { PalaceState } from "./palace-state";

/** A noble's facts as arguments of the catalogue; servants that come once are told like a privilege. */
export function nobleArguments(noble: NobleView): Record<string, string | number> {
  return {
    kind: noble.kind,
    gold: noble.gold,
    king: noble.king,
    madame: noble.madame,
    points: noble.points,
    privilege: noble.servants ? "servants" : (noble.privilege ?? "none"),
    amount: noble.servants || noble.amount,
  };
}

/** What a noble gives beside points, as a sentence; empty for couples. */
export function giftOf(noble: NobleView): string {
  const { privilege, amount } = nobleArguments(noble);
  return privilege === "none" ? "" : say(`privilege-${privilege}`, { amount: amount ?? 0 });
}

/** What is missing for a noble, in words; empty when nothing is. */
export function missingText(field: FieldView): string {
  const lacks = Object.entries(field.missing ?? {}).filter(([, count]) => count > 0);
  return lacks.map(([what, count]) => say(`missing-${what}`, { count })).join(", ");
}

/** A field of the park read aloud: all that the tooltip shows. */
export function fieldLabel(view: View, seats: SeatInfo[], field: FieldView, lit: boolean): string {
  const parts = [say("table-field", { field: field.field })];
  if (field.noble) parts.push(...nobleLabel(field, field.noble, lit));
  else if (field.servant !== null) parts.push(say("table-field-servant", { player: nameOf(seats, field.servant) }));
  else parts.push(say("table-field-free"));
  parts.push(...rowLabels(view, field));
  return sentences(parts);
}

function nobleLabel(field: FieldView, noble: NobleView, lit: boolean): string[] {
  const parts = [say("noble-facts", nobleArguments(noble))];
  if (field.price !== null && field.price !== noble.gold)
    parts.push(say("table-price-now", { price: field.price, discount: field.discount }));
  if (lit) parts.push(say("table-can-recruit"));
  else if (missingText(field)) parts.push(missingText(field));
  return parts;
}

function rowLabels(view: View, field: FieldView): string[] {
  if (field.gains.length > 0) return field.gains.map((gain) => `${say(`row-${gain.row}`)}: ${gainText(view, gain)}`);
  return Object.entries(field.rows).map(([row, weight]) =>
    say(weight > 1 ? "table-in-row-double" : "table-in-row", { row: say(`row-${row}`) }),
  );
}

type Gain = FieldView["gains"][number];

/** The row, and the servants in it before and after: "Row of lions: 2 ▸ 3,". */
export function rowChange(gain: Gain): string {
  return say("table-row-change", { row: say(`row-${gain.row}`), now: gain.servants_now, then: gain.servants_then });
}

/** What a servant in this row would change: "2 ▸ 3, the 6 would be yours alone". */
export function gainText(view: View, gain: Gain): string {
  const row = view.rows.find((each) => each.row === gain.row);
  const others = Math.max(0, ...(row?.servants ?? []).filter((_, seat) => seat !== view.seat));
  const args = { points: gain.points_then };
  if (gain.points_then === 0) return say("table-gain-none");
  if (gain.points_then === gain.points_now) return say("table-gain-same", args);
  if (gain.servants_then > others) return say("table-gain-alone", args);
  return say(gain.servants_then === others ? "table-gain-shared" : "table-gain-second", args);
}

/** A room read aloud: who is there, who has the bonus, what a click would do. */
export function roomLabel(view: View, seats: SeatInfo[], room: Room, state: PalaceState, waiting = false): string {
  const facts = view.palace.find((each) => each.room === room);
  const there = (facts?.servants ?? []).flatMap((count, seat) => (count > 0 ? [`${nameOf(seats, seat)} ${count}`] : []));
  const parts = [say(`room-${room}`), say(`table-gives-${room}`), there.join(", ") || say("table-room-empty")];
  const majority = facts?.majority;
  if (majority?.seat != null)
    parts.push(say("table-room-majority", { player: nameOf(seats, majority.seat), reason: say(`majority-${majority.reason}`) }));
  parts.push(waiting ? say("table-waiting") : roomState(room, state));
  return sentences(parts);
}

function roomState(room: Room, state: PalaceState): string {
  const lit = state.lit.get(room);
  if (state.selected?.room === room) return say("table-picked", { count: state.selected.count, of: state.selected.of });
  if (lit?.cost !== undefined) return say("table-lit-cost", { count: lit.cost });
  if (lit) return say(state.mode === "move" ? "table-lit-pick" : "table-lit");
  return state.notes.get(room) ?? "";
}

function sentences(parts: string[]): string {
  return parts.filter(Boolean).join(". ");
}

/** Who has how many points in a row as it stands. */
export function holders(row: View["rows"][number], points: number): number[] {
  return row.points.flatMap((each, seat) => (each === points ? [seat] : []));
}
