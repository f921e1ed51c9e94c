import { FakeSocket, look, tell } from "./support/browser";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Line } from "../src/lib/line";

let heard: string[];
let attempts: number;
let line: Line;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5); // the mean of the jittered delay
  [FakeSocket.all, heard, attempts] = [[], [], 0];
  line = new Line({
    address: () => `/ws?attempt=${++attempts}`,
    opened: () => heard.push("opened"),
    heard: (text) => heard.push(text),
    lost: (everOpen) => heard.push(everOpen ? "lost" : "never open"),
  });
  line.open();
});
afterEach(() => {
  line.close();
  look(true);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The delay before the next reconnect attempt. */
function waited(): number {
  const [before, start] = [FakeSocket.all.length, Date.now()];
  while (FakeSocket.all.length === before) vi.advanceTimersByTime(1);
  return Date.now() - start;
}

describe("a line", () => {
  it("passes on messages and sends whole blocks", () => {
    FakeSocket.last.open();
    FakeSocket.last.say("hello");
    line.send("a".repeat(511));
    line.send("a".repeat(512));
    expect(heard).toEqual(["opened", '"hello"']);
    expect(FakeSocket.last.sent.map((text) => text.length)).toEqual([512, 1024]);
  });

  it("sends nothing before it is open", () => {
    line.send("early");
    expect(FakeSocket.last.sent).toEqual([]);
  });

  it("reconnects with a fresh address and growing delays", () => {
    const waits = Array.from({ length: 8 }, () => {
      FakeSocket.last.close();
      return waited();
    });
    expect(waits).toEqual([400, 800, 1600, 3200, 6400, 12800, 15000, 15000]);
    expect(FakeSocket.last.url).toBe("/ws?attempt=9");
    expect(new Set(heard)).toEqual(new Set(["never open"]));
  });

  it("resets the delay after a successful connection", () => {
    FakeSocket.last.close();
    waited();
    FakeSocket.last.open();
    FakeSocket.last.close();
    expect(waited()).toBe(400);
    expect(heard).toEqual(["never open", "opened", "lost"]);
  });

  it("retries at once when the network or the reader is back", () => {
    FakeSocket.last.close();
    tell("online");
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.close();
    look(false);
    expect(FakeSocket.all).toHaveLength(2);
    look(true);
    expect(FakeSocket.all).toHaveLength(3);
  });

  it("opens no second socket while one exists", () => {
    FakeSocket.last.open();
    tell("online");
    line.retry();
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("is lost as soon as the network is, and only once", () => {
    FakeSocket.last.open();
    tell("offline");
    tell("offline");
    expect(heard).toEqual(["opened", "lost"]);
    expect(FakeSocket.last.readyState).toBe(3);
  });

  it("stays closed when it was closed", () => {
    FakeSocket.last.open();
    line.close();
    tell("online");
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(heard).toEqual(["opened"]);
  });
});
