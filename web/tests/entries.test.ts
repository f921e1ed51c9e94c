import { describe, expect, it } from "vitest";
import type { LogLine } from "../src/lib/protocol";
import { entriesOf } from "../src/games/palais-royal/state/entries";

let n = 0;

function line(
  kind: string,
  seat: number,
  details: Record<string, string | number> = {},
  why: Record<string, number> = {},
): LogLine {
  n += 1;
  return { n, seat, kind, phrase: { key: `event-${kind}`, arguments: { ...details, ...why } }, details, action: n };
}

const come = (): LogLine => line("reinforced", 0, { source: "supply" });
const move = (to: string): LogLine => line("moved", 0, { from: "gate", to });

describe("the sentences of the log", () => {
  it("counts what is alike", () => {
    const entries = entriesOf([come(), come(), move("mint"), move("office"), move("office")]);
    expect(entries.map((entry) => entry.lines.length)).toEqual([2, 1, 2]);
  });

  it("lets the first servants and the first move say how many are allowed and why", () => {
    const turn = line("turn", 0, { round: 3, last: 0 }, { gate: 2, servants: 1, majority: 1, nobles: 0, card: 0 });
    const phase = line("phase", 0, { phase: "move" }, { moves: 3, servants: 3, majority: 0, nobles: 0, card: 0 });
    const entries = entriesOf([turn, come(), come(), phase, move("mint"), move("office")]);
    expect(entries.map((entry) => entry.because?.key)).toEqual(["because-gate", "because-moves", undefined]);
    expect(entries[1]?.because?.arguments).toMatchObject({ moves: 3, servants: 3 });
  });

  it("gives no reason that a card has made untrue", () => {
    const phase = line("phase", 0, { phase: "move" }, { moves: 3, servants: 3, majority: 0, nobles: 0, card: 0 });
    const entries = entriesOf([phase, line("card-played", 0, { card: "moves5", price: 1 }), move("mint")]);
    expect(entries.map((entry) => entry.because)).toEqual([undefined, undefined]);
  });

  it("gives no such reason to anything else", () => {
    const phase = line("phase", 0, { phase: "income" }, { moves: 0 });
    expect(entriesOf([phase, line("gold-taken", 0, { gold: 2 })])[0]?.because).toBeUndefined();
  });
});
