import { describe, expect, it } from "vitest";
import type { SeatInfo, Summary, TableInfo } from "../src/lib/protocol";
import { climb } from "../src/lib/ladder";

const LEVELS = ["level:0", "level:1", "level:2"];

function seat(n: number, bot: string | null, more: Partial<SeatInfo> = {}): SeatInfo {
  return { seat: n, colour: "red", kind: bot ? "bot" : "person", name: "", bot, ...more };
}

function game(ended: number, won: boolean, bots: string[], more: Partial<TableInfo> = {}, mine: Partial<SeatInfo> = {}): Summary {
  const table = {
    status: "over",
    ended,
    created: 0,
    seats: [seat(0, null, mine), ...bots.map((bot, n) => seat(n + 1, bot))],
    ...more,
  };
  return { table: table as TableInfo, my_seat: 0, round: 9, to_act: [], facts: {}, points: null, winners: [won ? 0 : 1] };
}

describe("the next level", () => {
  const [gentle, fair, last] = LEVELS as [string, string, string];

  it("is proposed after two wins in a row, whatever the levels are called", () => {
    expect(climb([game(2, true, [gentle]), game(1, true, [gentle, gentle])], LEVELS)).toEqual({
      now: gentle,
      next: fair,
      players: 2,
    });
    expect(climb([game(1, true, [gentle])], LEVELS)).toBeNull();
    expect(climb([game(3, false, [gentle]), game(2, true, [gentle]), game(1, true, [gentle])], LEVELS)).toBeNull();
    expect(climb([game(3, true, [gentle]), game(2, false, [gentle]), game(1, true, [gentle])], LEVELS)).toBeNull();
  });

  it("is that of the last game played, and there is none above the strongest", () => {
    expect(climb([game(3, true, [fair]), game(2, true, [gentle]), game(1, true, [gentle])], LEVELS)).toBeNull();
    expect(climb([game(2, true, [last]), game(1, true, [last])], LEVELS)).toBeNull();
    expect(climb([game(2, true, ["greedy"]), game(1, true, ["greedy"])], LEVELS)).toBeNull();
    expect(climb([], LEVELS)).toBeNull();
  });

  it("does not count bots of several levels, a bot's win, or a game that was ended", () => {
    const win = game(1, true, [gentle]);
    expect(climb([game(2, true, [gentle, fair]), win], LEVELS)).toBeNull();
    expect(climb([game(2, true, [gentle], {}, { played: { turns: 9, by_bot: 8, own: false } }), win], LEVELS)).toBeNull();
    expect(climb([game(2, true, [gentle], { ending: "resigned" }), win], LEVELS)).toBeNull();
    expect(climb([game(2, true, [gentle], { status: "playing" }), win], LEVELS)).toBeNull();
  });
});
