import { describe, expect, it } from "vitest";
import { firstPalace } from "../src/games/palais-royal/box/layout";
import palaisRoyal from "../src/games/palais-royal/options";
import { cardPrice, parkMap, sampleNoble } from "../src/games/palais-royal/box/pieces";
import { inTurnOrder, startGold } from "../src/games/palais-royal/box/startGold";
import type { Colour } from "../src/lib/me.svelte";
import { seatColours, type Draft, fitting, isListed, newDraft, orderOf, reseated, resized } from "../src/pages/home/order";

const COLOURS: Colour[] = ["red", "yellow", "green", "black"];
const draft = (): Draft => newDraft("palais-royal", palaisRoyal, [2, 3, 4]);

describe("the form for a new table", () => {
  it("opens the seats that come, and keeps the maker's when seats go", () => {
    expect(resized(["me", 3], 4)).toEqual(["me", 3, "open", "open"]);
    expect(resized([3, "open", "me"], 2)).toEqual(["me", "open"]);
  });

  it("seats the maker once", () => {
    expect(reseated(["me", "open", 2], 1, "me")).toEqual(["open", "me", 2]);
  });

  it("gives every seat a colour of its own, the maker theirs", () => {
    expect(seatColours(["open", "me", 2, 5], "red", COLOURS)).toEqual(["yellow", "red", "green", "black"]);
    expect(seatColours(["open", 1], "red", COLOURS)).toEqual(["red", "yellow"]);
  });

  it("lets nobody join by itself as soon as a friend is invited", () => {
    expect(isListed(draft())).toBe(false);
    expect(isListed({ ...draft(), listed: true })).toBe(true);
    expect(isListed({ ...draft(), sitters: ["me", 2] })).toBe(true);
    expect(orderOf({ ...draft(), name: " Chez nous " }, "red", COLOURS).name).toBe("Chez nous");
  });

  it("orders what is chosen and nothing else", () => {
    const options = { layout: firstPalace(), open_scores: false };
    expect(orderOf({ ...draft(), options, clock: "days", days: 7 }, "black", COLOURS)).toEqual({
      game: "palais-royal",
      seats: [
        { kind: "me", colour: "black" },
        { kind: "open", colour: "red" },
        { kind: "bot", colour: "yellow", bot: "level:2" },
      ],
      options,
      clock: { kind: "days", days: 7 },
      hints: true,
      listed: false,
      name: null,
    });
  });

  it("begins with as many seats as the game has room for", () => {
    expect(draft().options).toEqual({ layout: "first", open_scores: true });
    expect([fitting(3, [2, 3, 4]), fitting(3, [2]), fitting(3, [4, 5, 6])]).toEqual([3, 2, 4]);
  });

  it("tells the amounts of an even start from the data file", () => {
    expect(startGold(4)).toEqual({ usual: "0 · 1 · 2 · 3", even: "0 · 3 · 6 · 10" });
    expect(startGold(2).usual).toBe("0 · 1");
    expect(inTurnOrder([0, 5])).toBe("0 · 5");
    expect(inTurnOrder(undefined)).toBe("");
  });
});

describe("the pieces in the rules' drawings", () => {
  it("are those of the box", () => {
    expect(new Set(firstPalace()).size).toBe(9);
    expect(cardPrice("march")).toBe(3);
    expect(sampleNoble("moves")).toMatchObject({
      tile: "moves-1",
      gold: 2,
      points: 2,
      privilege: "moves",
      amount: 2,
      servants: 0,
    });
    expect(sampleNoble("three")).toMatchObject({ privilege: null, servants: 3 });
    expect(sampleNoble("couple-b")).toMatchObject({ gold: 6, king: 3, points: 7, privilege: null });
    expect(
      parkMap()
        .flat()
        .filter((mark) => "o2".includes(mark)),
    ).toHaveLength(36);
  });
});
