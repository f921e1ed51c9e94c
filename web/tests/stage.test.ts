import { beforeEach, describe, expect, it, vi } from "vitest";
import type { LogLine, Update } from "../src/lib/protocol";
import { settings } from "../src/lib/settings.svelte";
import { NOWHERE } from "../src/table/state/places";
import { Stage } from "../src/table/state/stage.svelte";
import type { Telling } from "../src/table/state/telling";

// The settings look at the device when they are loaded.
vi.hoisted(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("document", { hidden: false, documentElement: { dataset: {} } });
});

const telling: Telling<string> = {
  entries: (log) =>
    log.filter(({ kind }) => kind === "did").map((line) => ({ n: line.n, seat: line.seat, lines: [line], places: NOWHERE })),
  chapters: () => [],
  sentence: () => "",
  places: () => NOWHERE,
  isSilent: ({ kind }) => kind !== "did",
  startsTurn: ({ kind }) => kind === "turn",
  hint: () => "",
};
const line = (n: number, kind = "did"): LogLine => ({ n, kind, seat: 1, phrase: { key: "" }, details: {}, action: n });

function update(view: string, log: LogLine[], steps: Update["steps"] = []): Update {
  const moment = { turn: 1, owner: 1, round: 1, phase: "" };
  return {
    type: "update",
    version: 1,
    log,
    gone: 0,
    view,
    choices: [],
    clock: null,
    can_undo: false,
    moment,
    decisions: [],
    steps,
  };
}

/** All that is shown, one picture after the other. */
function pictures(stage: Stage<string>): [string | null, number][] {
  const seen: [string | null, number][] = [];
  while (stage.busy) {
    seen.push([stage.view, stage.shown]);
    vi.advanceTimersToNextTimer();
  }
  return seen;
}

describe("others' turns", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    Object.assign(settings, { speed: 1, motion: true });
  });

  it("are shown sentence by sentence, with the server's view after each action", () => {
    const stage = new Stage(telling);
    stage.set("before");
    const steps = [
      { n: 2, view: "after the first" },
      { n: 3, view: "after the second" },
    ];
    stage.take(update("after all", [line(1), line(2, "phase"), line(3), line(4)], steps), false);
    expect(pictures(stage)).toEqual([
      ["after the first", 1],
      ["after the second", 3],
      ["after all", 4],
    ]);
    expect([stage.view, stage.shown]).toEqual(["after all", Number.POSITIVE_INFINITY]);
  });

  it("end with a picture of their own when the turn goes on to somebody", () => {
    const stage = new Stage(telling);
    stage.set("before");
    stage.take(update("my turn", [line(1), line(2, "turn")]), false);
    expect(pictures(stage).map(([, shown]) => shown)).toEqual([1, 2]);
  });

  it("are shown at once when they are mine, taken back, or wanted so", () => {
    for (const [at, mine, changes] of [
      [{}, true, {}],
      [{ gone: 1 }, false, {}],
      [{}, false, { speed: 0 }],
    ] as const) {
      Object.assign(settings, { speed: 1, ...changes });
      const stage = new Stage(telling);
      stage.set("before");
      stage.take({ ...update("after", [line(1), line(2)]), ...at }, mine);
      expect([stage.busy, stage.view]).toEqual([false, "after"]);
    }
  });

  it("can be skipped", () => {
    const stage = new Stage(telling);
    stage.set("before");
    stage.take(update("after", [line(1), line(2)]), false);
    stage.take(update("later", [line(3)]), false);
    stage.skip();
    expect([stage.busy, stage.view]).toEqual([false, "later"]);
  });
});
