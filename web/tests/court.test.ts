import { describe, expect, it } from "vitest";
import { planOf, roomX, spotsIn } from "../src/games/versailles-1682/court/geometry";
import { circleOf, circlesOf, linesIn } from "../src/games/versailles-1682/negotiation/circles";
import { Intent } from "../src/games/versailles-1682/state/intent.svelte";
import type { ActView, View } from "../src/games/versailles-1682/view";

function act(more: Partial<ActView>): ActView {
  return {
    actions: [],
    audience: null,
    card: null,
    direction: null,
    receiver: null,
    results: [],
    routes: [],
    target: null,
    ...more,
  };
}

describe("an action put together bit by bit", () => {
  const word = (target: number, direction: "up" | "down"): ActView =>
    act({
      audience: "intervene",
      target,
      direction,
      actions: [5, 33, 9 + target, direction === "up" ? 28 : 29],
      routes: ["crown"],
    });
  const acts = [word(1, "up"), word(1, "down"), word(2, "up"), word(2, "down")];

  it("asks for what differs, in order, and sends the whole at once", () => {
    const intent = new Intent("audience", "", acts);
    expect(intent.question).toBe("target");
    intent.pick("target", 2);
    expect(intent.question).toBe("direction");
    expect(intent.actions({ crown: 25 })).toBeNull();
    intent.pick("direction", "down");
    expect(intent.actions({ crown: 25 })).toBeNull(); // no route yet
    intent.route = "crown";
    expect(intent.actions({ crown: 25 })).toEqual([5, 33, 11, 29, 25]);
  });

  it("opens again what depends on a changed answer, and goes back one pick at a time", () => {
    const intent = new Intent("audience", "", acts);
    intent.pick("target", 2);
    intent.pick("direction", "down");
    intent.pick("target", 1);
    expect(intent.question).toBe("direction");
    expect(intent.back()).toBe(true);
    expect(intent.question).toBe("target");
    expect(intent.back()).toBe(false);
  });
});

describe("an enfilade", () => {
  it("has room for six figures in any room, none over a wall or over each other", () => {
    for (const [w, h] of [
      [748, 166],
      [684, 130],
    ] as const) {
      const plan = planOf(w, h, 12);
      for (let count = 1; count <= 6; count++) {
        const spots = spotsIn(plan, 7, count);
        for (const { x, y, w: wide } of spots) {
          expect(x).toBeGreaterThanOrEqual(roomX(plan, 7) - 1);
          expect(x + wide).toBeLessThanOrEqual(roomX(plan, 7) + plan.room.w + 1);
          expect(y + wide * 1.4).toBeLessThanOrEqual(plan.h - 8);
        }
        expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
      }
    }
  });
});

describe("circles", () => {
  const line = (n: number, seat: number, to: number[] | null) => ({ n, seat, to, name: "", text: "", at: 0 });
  const chat = [line(0, 1, null), line(1, 1, [0]), line(2, 0, [1]), line(3, 2, [0, 1])];

  it("are the same for whoever speaks in them", () => {
    expect(chat.map((each) => circleOf(each, 0))).toEqual([[], [1], [1], [1, 2]]);
    expect(linesIn(chat, [1], 0).map(({ n }) => n)).toEqual([1, 2]);
  });

  it("are the court, everybody alone, and those in which something was said", () => {
    const view = { players: [0, 1, 2].map((seat) => ({ seat })) } as unknown as View;
    expect(circlesOf(view, chat, 0, [[1, 2]])).toEqual([[], [1], [2], [1, 2]]);
  });
});
