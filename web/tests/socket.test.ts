import { answers, FakeSocket, tell } from "./support/browser";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TableConnection } from "../src/lib/socket.svelte";
import { logLine, snapshot, table, update } from "./support/messages";

let conn: TableConnection<string>;
const site = { csrf: "c", me: { name: "Me", colour: "red" }, games: [] };

/** Let pending promises settle. */
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

beforeEach(async () => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  answers.of = (path) => (path === "/api/site" ? site : null);
  conn = new TableConnection("t");
  await settle();
});
afterEach(() => {
  conn.close();
  vi.useRealTimers();
});

/** Open the socket and send the snapshot. */
function connect(message: unknown = snapshot(5)): FakeSocket {
  FakeSocket.last.open();
  FakeSocket.last.say(message);
  return FakeSocket.last;
}

/** Drop the connection and reopen it, without sending anything. */
function breakAndOpen(): FakeSocket {
  tell("offline");
  tell("online");
  FakeSocket.last.open();
  return FakeSocket.last;
}

describe("the connection to a table", () => {
  it("is open once the first state has arrived, and holds it", () => {
    expect(FakeSocket.last.url).toBe("wss://palais.test/ws/tables/t");
    FakeSocket.last.open();
    expect(conn.status).toBe("connecting");
    FakeSocket.last.say(snapshot(5, { log: [logLine(1)] }));
    expect([conn.status, conn.version, conn.view, conn.log.length]).toEqual(["open", 5, "view 5", 1]);
  });

  it("asks only for newer messages after reconnecting", () => {
    connect(snapshot(5));
    tell("offline");
    expect(conn.status).toBe("lost");
    tell("online");
    expect(FakeSocket.last.url).toBe("wss://palais.test/ws/tables/t?since=5");
  });

  it("removes undone log lines, and reports each version once", () => {
    const versions: number[] = [];
    conn.onupdate = ({ version }) => versions.push(version);
    const socket = connect(snapshot(5, { log: [logLine(1), logLine(2), logLine(3)] }));
    socket.say(update(6, { gone: 2, log: [logLine(4)] }));
    socket.say(update(6, { can_undo: true }));
    expect(conn.log.map(({ n }) => n)).toEqual([1, 4]);
    expect([versions, conn.canUndo]).toEqual([[6], true]);
  });

  it("gives up on a table that does not exist", async () => {
    FakeSocket.last.close();
    await settle();
    expect([conn.status, conn.problem?.status]).toEqual(["closed", 404]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("keeps retrying a table that exists", async () => {
    answers.of = () => ({ table });
    FakeSocket.last.close();
    await vi.advanceTimersByTimeAsync(1000);
    expect([conn.status, FakeSocket.all.length]).toEqual(["lost", 2]);
  });
});

describe("a request to a table", () => {
  it("is about the open decision, and answered when it is done", async () => {
    const socket = connect();
    const done = conn.act([7]);
    expect(socket.messages).toMatchObject([{ type: "act", decision: 5, actions: [7] }]);
    expect(conn.unanswered).toBe(1);
    socket.say({ type: "done", id: socket.messages[0]?.id, version: 5 });
    expect([await done, conn.unanswered]).toEqual([true, 0]);
  });

  it("is resent with the same id if the connection broke before the answer, once the server responds", () => {
    const first = connect();
    void conn.act([7]);
    const second = breakAndOpen();
    expect(second.messages).toEqual([]);
    second.say(update(5));
    expect(second.messages).toEqual(first.messages);
  });

  it("is queued while offline, and sent in order", () => {
    connect();
    tell("offline");
    void conn.act([1]);
    void conn.act([2]);
    expect(conn.unanswered).toBe(2);
    tell("online");
    connect(update(6));
    expect(FakeSocket.last.messages.map(({ actions }) => actions)).toEqual([[1], [2]]);
  });

  it("can be withdrawn until it is sent", async () => {
    connect();
    void conn.act([1]);
    tell("offline");
    const second = conn.act([2]);
    expect([conn.withdraw(), await second, conn.withdraw()]).toEqual([true, false, false]);
    tell("online");
    connect(update(6));
    expect(FakeSocket.last.messages.map(({ actions }) => actions)).toEqual([[1]]);
  });

  it.each([
    ["done", true],
    ["refused", false],
  ])("is not answered (%s) before the table is seen as it is then", async (type, done) => {
    const socket = connect();
    const seen: string[] = [];
    void conn.act([1]).then((answer) => seen.push(`${answer} at ${conn.version}`));
    socket.say({ type, id: socket.messages[0]?.id, version: 6, code: "stale", sentence: "" });
    await settle();
    expect(seen).toEqual([]);
    socket.say(update(6));
    await settle();
    expect(seen).toEqual([`${done} at 6`]);
  });

  it("keeps a hint as long as its decision is open", async () => {
    const socket = connect();
    const asked = conn.askHint();
    socket.say({ type: "hint", id: socket.messages[0]?.id, decision: 5, actions: [1] });
    expect([await asked, conn.hint?.actions]).toEqual([true, [1]]);
    socket.say(update(6));
    expect(conn.hint).toBeNull();
  });

  it("is not asked why without a connection", async () => {
    connect();
    tell("offline");
    expect(await conn.askWhy({ kind: "room", name: "mint" } as never)).toBeNull();
    expect(conn.unanswered).toBe(0);
  });

  it("is answered with no when the table is left", async () => {
    connect();
    const done = conn.act([1]);
    conn.close();
    expect([await done, conn.status]).toEqual([false, "closed"]);
  });
});
