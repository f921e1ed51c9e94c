import type { View, Walk } from "../view";
import type { Room } from "./names";

/** Servants the player has picked up in a room, and how many there are. */
export class Selection {
  room = $state<Room | null>(null);
  count = $state(0);

  /** Pick one more in this room; all picked already: begin again with one. In another room: pick there instead. */
  pick(room: Room, most: number): void {
    if (most < 1) return;
    this.count = this.room === room && this.count < most ? this.count + 1 : 1;
    this.room = room;
  }

  drop(): void {
    this.room = null;
    this.count = 0;
  }

  /** An update may take the ground from under a selection: keep what is still possible of it. */
  keep(view: View, seat: number | null): void {
    if (this.room === null) return;
    const there = servantsIn(view, this.room, seat);
    const can = view.walks.some((walk) => walk.source === this.room && walk.most > 0);
    if (there === 0 || !can) this.drop();
    else this.count = Math.min(this.count, there);
  }
}

export function servantsIn(view: View, room: Room, seat: number | null): number {
  return seat === null ? 0 : (view.palace.find((r) => r.room === room)?.servants[seat] ?? 0);
}

export function walksFrom(view: View, room: Room): Walk[] {
  return view.walks.filter((walk) => walk.source === room);
}

export function walkTo(view: View, from: Room, to: Room): Walk | undefined {
  return view.walks.find((walk) => walk.source === from && walk.target === to);
}

/** One submission for all picked servants: each goes the whole way in turn. */
export function walkActions(walk: Walk, count: number): number[] {
  return Array.from({ length: count }, () => walk.actions).flat();
}
