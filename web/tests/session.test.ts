import { answers, FakeSocket, look } from "./support/browser";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Choice, Hint, LogLine, TableInfo } from "../src/lib/protocol";
import { settings } from "../src/lib/settings.svelte";
import { TableConnection } from "../src/lib/socket.svelte";
import { NOWHERE } from "../src/table/state/places";
import { TableSession } from "../src/table/state/session.svelte";
import type { Telling } from "../src/table/state/telling";
import { logLine, snapshot, table, update } from "./support/messages";

const telling = {
  entries: (log: LogLine[]) => log.map((line) => ({ n: line.n, seat: line.seat, lines: [line], places: NOWHERE })),
  places: () => NOWHERE,
  isSilent: () => false,
  startsTurn: () => false,
} as unknown as Telling<string>;

/** A game in which a single choice is submitted automatically. */
class Game extends TableSession<string> {
  takes = true;
  protected override automatic(): number | null {
    const options = this.conn.choices.flatMap((choice) => choice.options);
    return this.takes && options.length === 1 ? (options[0]?.action ?? null) : null;
  }
}

const offered = (...actions: number[]): Choice[] =>
  [{ kind: "put", options: actions.map((action) => ({ action, details: {} })) }] as unknown as Choice[];
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
const sent = (): unknown[] => FakeSocket.last.messages.map(({ actions }) => actions);

let session: Game;
beforeEach(async () => {
  vi.useFakeTimers();
  Object.assign(settings, { speed: 1, motion: true });
  FakeSocket.all = [];
  answers.of = () => ({ csrf: "c", me: { name: "Me", colour: "red" }, games: [] });
  session = new Game(new TableConnection<string>("t"), telling);
  await settle();
  FakeSocket.last.open();
});
afterEach(() => {
  session.close();
  look(true);
  vi.useRealTimers();
});

it("takes what goes by itself for a step of the advice, and does no step twice", async () => {
  const hint = { actions: [1, 7, 9], phrases: [{}, {}, {}], reasons: [{}, {}, {}] } as unknown as Hint;
  FakeSocket.last.say(snapshot(5, { choices: offered(1, 2) }));
  session.plan.take(hint);
  session.takeAdvice();
  FakeSocket.last.say(update(6, { choices: offered(7) }));
  FakeSocket.last.say({ type: "done", id: FakeSocket.last.messages[0]?.id, version: 6 });
  await settle();
  FakeSocket.last.say(update(7, { choices: offered(7, 9) }));
  FakeSocket.last.say({ type: "done", id: FakeSocket.last.messages[1]?.id, version: 7 });
  await settle();
  expect([sent(), session.plan.next?.actions]).toEqual([[[1], [7]], [9]]);
  session.takeAdvice();
  session.takeAdvice(); // a second click before the answer
  expect(sent()).toEqual([[1], [7], [9]]);
});

it("leaves everything to the bot that plays my seat", async () => {
  const played = { ...table, seats: [{ seat: 0, kind: "bot", name: "Me", stands_in: true }] } as unknown as TableInfo;
  FakeSocket.last.say(snapshot(5, { table: played, choices: offered(7) }));
  await settle();
  expect([sent(), session.mine, session.choices]).toEqual([[], false, []]);
  FakeSocket.last.say({ type: "changed", table });
  await settle();
  expect([sent(), session.mine]).toEqual([[[7]], true]);
});

describe("what goes by itself", () => {
  it("goes when the table is first told", async () => {
    FakeSocket.last.say(snapshot(5, { choices: offered(7) }));
    await settle();
    expect(sent()).toEqual([[7]]);
  });

  it("goes when the table was told before there was a session", async () => {
    session.takes = false;
    FakeSocket.last.say(snapshot(5, { choices: offered(7) }));
    new Game(session.conn, telling);
    await settle();
    expect(sent()).toEqual([[7]]);
  });

  it("waits until an opponent's turn has been shown", async () => {
    FakeSocket.last.say(snapshot(5, { choices: offered(1, 2) }));
    FakeSocket.last.say(update(6, { log: [logLine(1)], choices: offered(7) }));
    await settle();
    expect([session.stage.busy, sent()]).toEqual([true, []]);
    await vi.advanceTimersByTimeAsync(450);
    expect(sent()).toEqual([[7]]);
  });

  it("comes after what the player does at that moment", async () => {
    FakeSocket.last.say(snapshot(5, { choices: offered(1, 2) }));
    FakeSocket.last.say(update(6, { log: [logLine(1)], choices: offered(7) }));
    void session.act([7]);
    await settle();
    expect(sent()).toEqual([[7]]);
    FakeSocket.last.say({ type: "done", id: FakeSocket.last.messages[0]?.id, version: 6 });
    await settle();
    expect(sent()).toEqual([[7], [7]]);
  });

  it("goes when the player has allowed it", async () => {
    session.takes = false;
    FakeSocket.last.say(snapshot(5, { choices: offered(7) }));
    await settle();
    session.takes = true;
    session.autopilot();
    await settle();
    expect(sent()).toEqual([[7]]);
  });

  it("does not go when it is somebody else's turn, nor at a table that was left", async () => {
    FakeSocket.last.say(snapshot(5, { choices: offered(7), decisions: [] }));
    await settle();
    FakeSocket.last.say(update(6, { choices: offered(7), log: [logLine(1, 0)] }));
    session.close();
    await settle();
    expect(sent()).toEqual([]);
  });
});

it("tells whoever listens of every message and of the end of a show", async () => {
  const heard: boolean[] = [];
  const stop = session.listen(() => heard.push(session.stage.busy));
  FakeSocket.last.say(snapshot(5));
  FakeSocket.last.say(update(6, { log: [logLine(1)], decisions: [] }));
  await vi.advanceTimersByTimeAsync(450);
  expect(heard).toEqual([false, true, false]);
  stop();
  FakeSocket.last.say(update(7));
  expect(heard).toHaveLength(3);
});
