import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Choice, LogLine, SeatInfo } from "../src/lib/protocol";
import { setLanguage, speakOf, takeGameWordsFrom } from "../src/lib/words.svelte";
import { telling as courtTelling } from "../src/games/versailles-1682/state/telling";
import { shown } from "../src/table/plain/facts";
import { telling } from "../src/table/plain/telling";
import { labelOf, nearestAmount, pickedActions, promptOf, standingOf } from "../src/table/plain/wording";

const SEATS = [
  { seat: 0, name: "Anna", colour: "red" },
  { seat: 1, name: "Ben", colour: "blue" },
] as SeatInfo[];
const WORDS = `
choose-pay = How much for { $to }?
action-aside = Put die { $die } aside
event-paid = { $player } gives { $to } { $coins }.
phase-audience = Audience
goal-purse = Full purse
`;
const option = (action: number, text: string, details: Record<string, unknown> = {}) => ({ action, text, details });

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {}, cookie: "" });
  vi.stubGlobal("location", { protocol: "http:" });
  takeGameWordsFrom(() => Promise.resolve([WORDS]));
  await setLanguage("en");
  await speakOf("toy");
});

describe("the plain table says what a game asks", () => {
  it("with the names of the seats in the question", () => {
    expect(promptOf({ kind: "pay", prompt: "choose-pay", options: [], seats: { to: 1 } }, SEATS)).toBe("How much for Ben?");
  });

  it("with the game's sentence for an option, else as the notation writes it", () => {
    expect(labelOf(option(7, "aside 2", { die: 2 }))).toBe("Put die 2 aside");
    expect(labelOf(option(7, "aside 2"))).toBe("aside 2"); // the die is not known
    expect(labelOf(option(8, "bow low"))).toBe("bow low");
  });

  it("with a text's key where the game has no such text", () => {
    expect(promptOf({ kind: "bow", prompt: "choose-bow", options: [] }, SEATS)).toBe("choose-bow");
    expect(standingOf({ turn: 1, owner: null, round: 2, phase: "audience" })).toBe("Round 2 · Audience");
    expect(standingOf({ turn: 1, owner: null, round: 0, phase: "war" })).toBe("war");
  });

  it("and tells its log with the names of all it speaks of", () => {
    const phrase = { key: "event-paid", arguments: { coins: 3 }, seats: { to: 1 } };
    const line: LogLine = { n: 1, seat: 0, kind: "paid", phrase, details: {}, action: 1 };
    const [entry] = telling.entries([line]);
    expect(entry && telling.sentence(entry, SEATS, null, 0)).toBe("Anna gives Ben 3.");
  });

  it("and names them in a hint, too", () => {
    const phrase = { key: "choose-pay", arguments: {}, seats: { to: 1 } };
    for (const each of [telling, courtTelling]) expect(each.hint(phrase, null, SEATS)).toBe("How much for Ben?");
  });
});

describe("the plain table answers", () => {
  const choice: Choice = { kind: "again", prompt: "", options: [option(1, "a"), option(2, "b"), option(3, "c")], confirm: 9 };

  it("with what is picked in the order it is offered, and the confirming action last", () => {
    expect(pickedActions(choice, new Set([3, 1]))).toEqual([1, 3, 9]);
    expect(pickedActions(choice, new Set())).toEqual([9]);
    expect(pickedActions({ ...choice, confirm: null }, new Set([2]))).toEqual([2]);
  });

  it("with the nearest amount there is", () => {
    const options = [1, 2, 5].map((amount) => option(amount * 10, "pay", { amount }));
    expect([0, 2, 4, 9].map((wanted) => nearestAmount(options, wanted)?.action)).toEqual([10, 20, 50, 50]);
    expect(nearestAmount([], 3)).toBeUndefined();
  });
});

describe("the plain table shows a view", () => {
  it("in words, with the names of seats and of what the game has a word for", () => {
    expect(shown({ player: 1, goal: "purse", rounds_left: 2, open: true, dice: [4, 5], nothing: null }, SEATS)).toEqual({
      kind: "facts",
      facts: [
        { label: "Player", shown: { kind: "text", text: "Ben" } },
        { label: "Goal", shown: { kind: "text", text: "Full purse" } },
        { label: "Rounds left", shown: { kind: "text", text: "2" } },
        { label: "Open", shown: { kind: "text", text: "yes" } },
        { label: "Dice", shown: { kind: "text", text: "4, 5" } },
      ],
    });
  });

  it("with a table where it lists things, a row for each seat if there are as many", () => {
    const players = shown([{ coins: 3 }, { coins: null, muted: true }], SEATS);
    expect(players).toMatchObject({ kind: "table", head: ["Coins", "Muted"] });
    expect(players.kind === "table" && players.rows.map(({ title }) => title)).toEqual(["Anna", "Ben"]);
    expect(players.kind === "table" && players.rows[1]?.cells).toEqual([
      { kind: "text", text: "–" },
      { kind: "text", text: "yes" },
    ]);
    expect(shown([], SEATS)).toEqual({ kind: "text", text: "–" });
  });
});
