import { look } from "./support/browser";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LogLine } from "../src/lib/protocol";
import { settings } from "../src/lib/settings.svelte";
import { NOWHERE, type Places } from "../src/table/state/places";
import { Stage } from "../src/table/state/stage.svelte";
import type { Telling } from "../src/table/state/telling";
import { logLine, update } from "./support/messages";

const SENTENCE = 450;

const placeOf = ({ n }: LogLine): Places => ({ at: new Set([`line:${n}`]), seat: null });
const isSilent = ({ kind }: LogLine): boolean => kind === "phase" || kind === "turn";
/** A game with one sentence per log line, except for lines the table shows. */
const telling = {
  entries: (log: LogLine[]) =>
    log.filter((line) => !isSilent(line)).map((line) => ({ n: line.n, seat: line.seat, lines: [line], places: placeOf(line) })),
  places: placeOf,
  isSilent,
  startsTurn: ({ kind }: LogLine) => kind === "turn",
} as unknown as Telling<string>;

let stage: Stage<string>;
let told: number[][];
let idle: number;

const steps = [
  { n: 1, view: "after 1" },
  { n: 2, view: "after 2" },
];
const turn = update(6, { log: [logLine(1), logLine(2), logLine(3)], steps, view: "after 3" });

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(settings, { speed: 1, motion: true });
  [stage, told, idle] = [new Stage(telling), [], 0];
  stage.onlines = (lines) => told.push(lines.map(({ n }) => n));
  stage.onidle = () => (idle += 1);
  stage.set("before");
});
afterEach(() => {
  stage.stop();
  look(true);
  vi.useRealTimers();
});

describe("an opponent's turn", () => {
  it("is shown sentence by sentence, each with the view after it", () => {
    stage.take(turn, false);
    const seen = [stage.view];
    expect([stage.busy, stage.shown, stage.marks]).toEqual([true, 1, placeOf(logLine(1))]);
    vi.advanceTimersByTime(SENTENCE);
    seen.push(stage.view);
    vi.advanceTimersByTime(SENTENCE);
    seen.push(stage.view);
    expect(seen).toEqual(["after 1", "after 2", "after 3"]);
    expect([stage.busy, told, idle]).toEqual([true, [[1], [2], [3]], 0]);
    vi.advanceTimersByTime(SENTENCE);
    expect([stage.busy, stage.shown, idle]).toEqual([false, Number.POSITIVE_INFINITY, 1]);
  });

  it("is shown faster at a higher speed", () => {
    settings.speed = 4;
    stage.take(turn, false);
    vi.advanceTimersByTime((3 * SENTENCE) / 4);
    expect([stage.busy, stage.view]).toEqual([false, "after 3"]);
  });

  it("goes on with the next one that comes meanwhile", () => {
    stage.take(turn, false);
    stage.take(update(7, { log: [logLine(4)], view: "after 4" }), false);
    expect(stage.view).toBe("after 1");
    vi.advanceTimersByTime(3 * SENTENCE);
    expect([stage.busy, stage.view]).toEqual([true, "after 4"]);
  });

  it("waits for no line that needs no sentence", () => {
    stage.take(update(6, { log: [logLine(1), logLine(2, 1, "phase")], view: "after 2" }), false);
    expect([stage.view, stage.shown, told]).toEqual(["after 2", 2, [[1, 2]]]);
  });

  it("gives the beginning of the next turn a moment of its own", () => {
    stage.take(update(6, { log: [logLine(1), logLine(2, 0, "turn")], steps: [{ n: 1, view: "after 1" }] }), false);
    expect(stage.view).toBe("after 1");
    vi.advanceTimersByTime(SENTENCE);
    expect([stage.view, told]).toEqual(["view 6", [[1], [2]]]);
  });

  it("can be skipped, once", () => {
    stage.take(turn, false);
    stage.skip();
    stage.skip();
    expect([stage.busy, stage.view, idle]).toEqual([false, "after 3", 1]);
    vi.advanceTimersByTime(10 * SENTENCE);
    expect([stage.view, told]).toEqual(["after 3", [[1], []]]);
  });

  it.each([
    ["at speed 0", () => (settings.speed = 0)],
    ["without motion", () => (settings.motion = false)],
    ["while nobody looks", () => look(false)],
  ])("is shown at once %s", (_when, set) => {
    set();
    stage.take(turn, false);
    expect([stage.busy, stage.view]).toEqual([false, "after 3"]);
  });
});

describe("what is shown at once", () => {
  it("is one's own move, and it ends what was being shown", () => {
    stage.take(turn, false);
    stage.take(update(7, { log: [logLine(4, 0)], view: "mine" }), true);
    vi.advanceTimersByTime(10 * SENTENCE);
    expect([stage.view, told]).toEqual(["mine", [[1], [4]]]);
  });

  it("is a move that was taken back", () => {
    stage.take(update(6, { gone: 1, view: "earlier" }), false);
    expect([stage.busy, stage.view]).toEqual([false, "earlier"]);
  });

  it("keeps its outline for a moment", () => {
    stage.take(update(7, { log: [logLine(4, 0)] }), true);
    expect(stage.marks.at).toEqual(new Set(["line:4"]));
    vi.advanceTimersByTime(800);
    expect(stage.marks).toBe(NOWHERE);
  });

  it("is the table after an absence", () => {
    stage.take(turn, false);
    stage.set("later");
    vi.advanceTimersByTime(10 * SENTENCE);
    expect([stage.busy, stage.view, stage.marks]).toEqual([false, "later", NOWHERE]);
  });
});
