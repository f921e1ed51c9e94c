import { answers, asked } from "./support/browser";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../src/lib/settings.svelte";
import { fileSource, Reel, tableSource } from "../src/table/replay/reel.svelte";

const LAST = 100;
const STEP = 700;
const turns = [0, 10, 50].map((action, seat) => ({ seat, round: 1, action }));
let reel: Reel<string>;

/** A game of a hundred actions; the view of each is its number. */
function game(path: string): unknown {
  const [, from, to] = (/from=(\d+)&to=(\d+)/.exec(path) ?? []).map(Number);
  if (from === undefined || to === undefined) return { table: { id: "t" }, seat: null, actions: LAST, log: [], turns };
  return Array.from({ length: to - from + 1 }, (_, i) => ({ action: from + i, view: `view ${from + i}` }));
}

const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
const pieces = (): string[] => asked.flatMap((path) => /frames.*/.exec(path) ?? []);

function delay(): { promise: Promise<void>; end: () => void } {
  let end = (): void => undefined;
  const promise = new Promise<void>((resolve) => (end = resolve));
  return { promise, end };
}

async function open(start: number | null = null, seat: number | null = null): Promise<void> {
  reel = new Reel<string>(tableSource("t"), seat, start);
  await settle();
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = 1;
  asked.length = 0;
  answers.of = game;
});
afterEach(() => {
  reel.pause();
  vi.useRealTimers();
});

describe("a replay", () => {
  it("begins where it is told to, and knows whose turn that is", async () => {
    await open(12, 1);
    expect([reel.action, reel.view, reel.last, reel.turnNow?.seat]).toEqual([12, "view 12", LAST, 1]);
    expect(asked).toEqual(["/api/tables/t/replay?seat=1", "/api/tables/t/frames?from=0&to=39&seat=1"]);
  });

  it("comes from a record file too", async () => {
    reel = new Reel<string>(fileSource("f"), null, null);
    await settle();
    expect([reel.view, asked[1]]).toEqual(["view 0", "/api/records/f/frames?from=0&to=39"]);
  });

  it("is fetched in chunks, each once, slightly ahead of the reader", async () => {
    await open();
    expect(pieces()).toEqual(["frames?from=0&to=39"]);
    await reel.go(19);
    expect(pieces()).toHaveLength(1);
    await reel.go(20);
    await reel.go(39);
    await reel.go(5);
    expect(pieces()).toEqual(["frames?from=0&to=39", "frames?from=40&to=79"]);
    await reel.go(90);
    expect(pieces().at(-1)).toBe(`frames?from=80&to=${LAST}`);
    expect(reel.view).toBe("view 90");
  });

  it("stays within its beginning and its end", async () => {
    await open();
    await reel.go(-3);
    expect(reel.action).toBe(0);
    await reel.go(LAST + 3);
    expect([reel.action, reel.view]).toEqual([LAST, `view ${LAST}`]);
  });

  it("shows the moment last asked for, whatever comes first", async () => {
    await open();
    const late = delay();
    answers.of = async (path) => {
      if (path.includes("from=40")) await late.promise;
      return game(path);
    };
    const first = reel.go(45);
    await reel.go(85);
    late.end();
    await first;
    expect(reel.view).toBe("view 85");
  });

  it("waits for a piece that is on its way instead of asking again", async () => {
    await open();
    const late = delay();
    answers.of = (path) => late.promise.then(() => game(path));
    const both = Promise.all([reel.go(45), reel.go(46)]);
    late.end();
    await both;
    expect([reel.view, pieces().length]).toEqual(["view 46", 2]);
  });

  it("asks again for a piece that did not come", async () => {
    await open();
    answers.of = () => null;
    await reel.go(45);
    await settle();
    expect(reel.view).toBe("view 0");
    answers.of = game;
    await reel.go(45);
    expect(reel.view).toBe("view 45");
  });

  it("steps by actions and turns", async () => {
    await open(10);
    reel.step(1);
    expect(reel.action).toBe(11);
    const stops = [1, 1, 1, -1, -1, -1].map((by) => {
      reel.turn(by as 1 | -1);
      return reel.action;
    });
    expect(stops).toEqual([50, LAST, LAST, 50, 10, 0]);
  });

  it("says what is wrong if there is no such game", async () => {
    answers.of = () => null;
    await open();
    expect(reel.problem).toMatchObject({ status: 404 });
  });
});

describe("a replay that is playing", () => {
  it("goes on by itself until it is stopped", async () => {
    await open();
    reel.play();
    await vi.advanceTimersByTimeAsync(3 * STEP);
    expect([reel.action, reel.view, reel.playing]).toEqual([3, "view 3", true]);
    reel.play();
    await vi.advanceTimersByTimeAsync(3 * STEP);
    expect([reel.action, reel.playing]).toEqual([3, false]);
  });

  it("goes as fast as is set", async () => {
    settings.speed = 2;
    await open();
    reel.play();
    await vi.advanceTimersByTimeAsync(2 * STEP);
    expect(reel.action).toBe(4);
  });

  it("stops at the end, and begins anew from there", async () => {
    await open(LAST - 2);
    reel.play();
    await vi.advanceTimersByTimeAsync(10 * STEP);
    expect([reel.action, reel.playing]).toEqual([LAST, false]);
    reel.play();
    await vi.advanceTimersByTimeAsync(STEP);
    expect([reel.action, reel.playing]).toEqual([1, true]);
  });

  it("stops when the reader steps", async () => {
    await open();
    reel.play();
    reel.step(1);
    await vi.advanceTimersByTimeAsync(5 * STEP);
    expect([reel.action, reel.playing]).toEqual([1, false]);
  });
});
