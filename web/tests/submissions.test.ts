import { describe, expect, it } from "vitest";
import type { Choice } from "../src/lib/protocol";
import { Submissions } from "../src/table/state/submissions.svelte";

const DONE = 0;

/** A fake table that replies on demand. It offers `offered` and records dropped actions in `dropped`. */
class SlowTable {
  offered = [DONE, 1, 2, 3];
  automatic: number | null = null;
  turn = 1;
  sent: string[] = [];
  dropped: string[] = [];
  answers: ((done: boolean) => void)[] = [];
  readonly submissions = new Submissions({
    choices: () => [{ kind: "put", options: this.offered.map((action) => ({ action, details: {} })) }] as unknown as Choice[],
    turn: () => this.turn,
    send: (actions, how) => {
      this.sent.push(`${how} ${actions.join()}`);
      return new Promise((answer) => this.answers.push(answer));
    },
    automatic: () => this.automatic,
    dropped: (repeated) => this.dropped.push(repeated ? "again" : "gone"),
  });

  async answer(done = true): Promise<void> {
    this.answers.shift()?.(done);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

describe("what the player asks for while an answer is due", () => {
  it("waits for it, and goes in order", async () => {
    const table = new SlowTable();
    const all = Promise.all([table.submissions.act([1]), table.submissions.act([2]), table.submissions.act([3, 7])]);
    expect(table.sent).toEqual(["hand 1"]);
    await table.answer();
    expect(table.sent).toEqual(["hand 1", "hand 2"]);
    await table.answer();
    expect(table.sent.at(-1)).toBe("hand 3,7");
    await table.answer();
    expect(await all).toEqual([true, true, true]);
    expect(table.submissions.sending).toBe(false);
  });

  it("goes on after a refusal with what is still offered", async () => {
    const table = new SlowTable();
    const [first, second] = [table.submissions.act([1]), table.submissions.act([2])];
    await table.answer(false);
    await table.answer();
    expect([await first, await second]).toEqual([false, true]);
  });

  it("is dropped with a word if it is no longer offered", async () => {
    const table = new SlowTable();
    const later = [table.submissions.act([1]), table.submissions.act([2])][1];
    table.offered = [DONE];
    await table.answer();
    expect(await later).toBe(false);
    expect([table.sent, table.dropped]).toEqual([["hand 1"], ["gone"]]);
  });

  it("is dropped if it is no longer meant, though it is offered", async () => {
    const table = new SlowTable();
    let phase = "move";
    const end = (): Promise<boolean> => {
      const asked = phase;
      return table.submissions.act([DONE], () => phase === asked);
    };
    const [first, second] = [end(), end()];
    phase = "cards";
    await table.answer();
    expect([await first, await second]).toEqual([true, false]);
    expect([table.sent, table.dropped]).toEqual([["hand 0"], ["again"]]);
  });

  it("is dropped without one if it has just been done", async () => {
    const table = new SlowTable();
    void table.submissions.act([1]);
    void table.submissions.act([1]);
    table.offered = [DONE];
    await table.answer();
    expect([table.sent, table.dropped]).toEqual([["hand 1"], ["again"]]);
  });

  it("is not kept for another turn", async () => {
    const table = new SlowTable();
    void table.submissions.act([DONE]);
    void table.submissions.act([2]);
    void table.submissions.choose(() => undefined);
    table.turn = 2;
    await table.answer();
    expect([table.sent, table.dropped]).toEqual([["hand 0"], ["gone"]]);
  });

  it("comes after what follows by itself from the first", async () => {
    const table = new SlowTable();
    void table.submissions.act([1]);
    void table.submissions.act([DONE]);
    table.automatic = 9;
    await table.answer();
    table.automatic = null;
    await table.answer();
    expect(table.sent).toEqual(["hand 1", "auto 9", "hand 0"]);
  });

  it("may be something that only the answer makes possible", async () => {
    const table = new SlowTable();
    let lit = undefined as number[] | undefined;
    void table.submissions.act([1]);
    void table.submissions.choose(() => lit);
    lit = [5];
    await table.answer();
    expect(table.sent).toEqual(["hand 1", "hand 5"]);
  });

  it("may be an undo", async () => {
    const table = new SlowTable();
    const done: string[] = [];
    void table.submissions.act([1]);
    void table.submissions.then(() => Promise.resolve(done.push("undo") > 0));
    expect(done).toEqual([]);
    await table.answer();
    expect(done).toEqual(["undo"]);
  });
});

it("does nothing that is not offered while nothing is under way", async () => {
  const table = new SlowTable();
  expect(await table.submissions.choose(() => undefined)).toBe(false);
  table.submissions.autopilot();
  expect([table.sent, table.submissions.sending]).toEqual([[], false]);
});
