import type { LogLine } from "../../../lib/protocol";
import type { FieldView, PlayerView, RoomView, View } from "../view";
import { isRoom, type Phase, type Room, stepOf } from "./names";
import { amount, detail } from "../../../table/state/names";

/**
 * The picture of the table after one event, for showing an opponent's turn sentence by sentence. It only shifts figures and
 * numbers about; majorities, prices and points come with the server's view, which follows at the end.
 */
export function follow(view: View, line: LogLine): View {
  const change = CHANGES[line.kind];
  return change ? change(view, line) : view;
}

type Change = (view: View, line: LogLine) => View;

const CHANGES: Record<string, Change> = {
  put: (view, line) => carry(view, line.seat, "supply", room(line, "room")),
  turn: (view, line) => ({ ...view, to_act: line.seat, round: amount(line, "round"), phase: "reinforce", action: 1, turn: null }),
  phase: (view, line) => ({
    ...view,
    phase: detail(line, "phase") as Phase,
    action: stepOf(detail(line, "phase") as Phase),
    turn: null,
  }),
  reinforced: (view, line) => carry(view, line.seat, source(line), "gate"),
  moved: (view, line) => carry(view, line.seat, room(line, "from"), room(line, "to")),
  "gold-taken": (view, line) => pay(view, line.seat, amount(line, "gold")),
  "king-placed": (view, line) => carry(view, line.seat, source(line), "king"),
  "madame-placed": (view, line) => carry(view, line.seat, source(line), "madame"),
  recruited: (view, line) => recruit(carry(view, line.seat, "office", "supply"), detail(line, "field")),
  "paid-gold": (view, line) => pay(view, line.seat, -amount(line, "gold")),
  "paid-seals": (view, line) => carry(view, line.seat, room(line, "room"), "supply", amount(line, "servants")),
  "servants-joined": (view, line) => join(view, line.seat, amount(line, "servants")),
  border: (view, line) => field(carry(view, line.seat, source(line), null), detail(line, "field"), { servant: line.seat }),
  "card-played": (view, line) =>
    pay(
      player(view, line.seat, (p) => ({ cards: p.cards - 1 })),
      line.seat,
      -amount(line, "price"),
    ),
  kept: (view, line) =>
    carry(
      player(view, line.seat, (p) => ({ cards: p.cards + 1 })),
      line.seat,
      "backdoor",
      "supply",
    ),
};

type Source = Room | "supply" | null;

function room(line: LogLine, name: string): Source {
  const value = detail(line, name);
  return isRoom(value) ? value : null;
}

function source(line: LogLine): Source {
  return detail(line, "source") === "supply" ? "supply" : room(line, "source");
}

function carry(view: View, seat: number, from: Source, to: Source, count = 1): View {
  return put(put(view, seat, from, -count), seat, to, count);
}

function put(view: View, seat: number, where: Source, count: number): View {
  if (where === null) return view;
  if (where === "supply") return player(view, seat, (p) => ({ supply: p.supply + count }));
  const change = (r: RoomView): RoomView => ({
    ...r,
    servants: r.servants.map((n, i) => (i === seat ? Math.max(0, n + count) : n)),
  });
  return { ...view, palace: view.palace.map((r) => (r.room === where ? change(r) : r)) };
}

function pay(view: View, seat: number, gold: number): View {
  return player(view, seat, (p) => ({ gold: p.gold + gold }));
}

function join(view: View, seat: number, count: number): View {
  return player(view, seat, (p) => ({ supply: p.supply + count, reserve: p.reserve - count }));
}

function recruit(view: View, name: string): View {
  return { ...field(view, name, { noble: null, price: null }), nobles_in_park: view.nobles_in_park - 1 };
}

function player(view: View, seat: number, change: (p: PlayerView) => Partial<PlayerView>): View {
  return { ...view, players: view.players.map((p) => (p.seat === seat ? { ...p, ...change(p) } : p)) };
}

function field(view: View, name: string, change: Partial<FieldView>): View {
  return { ...view, park: view.park.map((f) => (f.field === name ? { ...f, ...change } : f)) };
}
