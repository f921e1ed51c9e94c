import { beforeAll, describe, expect, it, vi } from "vitest";
import type { LogLine } from "../src/lib/protocol";
import type { FieldView } from "../src/games/palais-royal/view";
import { wordsOf } from "../src/games";
import { setLanguage, speakOf, takeGameWordsFrom } from "../src/lib/words.svelte";
import { entriesOf, sentenceOf } from "../src/games/palais-royal/state/entries";
import { sayWithPlace } from "../src/games/palais-royal/state/park-places";

const field = (name: string, rows: Record<string, number>): FieldView => ({
  column: 1,
  discount: 0,
  field: name,
  free_neighbours: [],
  gains: [],
  line: 1,
  missing: null,
  noble: null,
  price: null,
  rows,
  servant: null,
});
const PARK = [field("a1", { lions: 1, vases: 1 }), field("b5", { lions: 2 }), field("a4", { lions: 1 }), field("d4", {})];
const SEATS = [{ name: "Anna", colour: "red" }] as never;

function line(n: number, kind: string, details: Record<string, string | number>): LogLine {
  return { n, seat: 0, kind, phrase: { key: `event-${kind}`, arguments: details }, details, action: n };
}

const recruited = (name: string): LogLine[] => [
  line(1, "recruited", { field: name, kind: "couple-a", points: 6 }),
  line(2, "paid-gold", { gold: 3, discount: 0 }),
];
const told = (lines: LogLine[], me: number | null = null): string =>
  entriesOf(lines)
    .map((entry) => sentenceOf(entry, SEATS, PARK, me))
    .join(" ");

describe("the log names places that can be found", () => {
  beforeAll(async () => {
    vi.stubGlobal("document", { documentElement: {}, cookie: "" });
    vi.stubGlobal("location", { protocol: "http:" });
    takeGameWordsFrom(wordsOf);
    await setLanguage("en");
    await speakOf("palais-royal");
  });

  it("says where a noble was, never its coordinates", () => {
    expect(told(recruited("d4"))).toContain("recruits a noble inside the park (couple A");
    expect(told(recruited("a4"), 0)).toContain("You recruit a noble in the row of lions (");
    expect(told(recruited("b5"))).toContain("on the double field of the row of lions");
    expect(told(recruited("a1"))).toContain("where the row of lions and the row of vases meet");
  });

  it("says where a servant stays", () => {
    const stays = [line(1, "border", { field: "a4", source: "supply" })];
    expect(told(stays)).toBe("Anna leaves a servant from the supply in the row of lions.");
    expect(told(stays, 0)).toBe("You leave a servant from the supply in the row of lions.");
  });

  it("says in a hint where a noble is, and leaves what names no field as it is", () => {
    expect(sayWithPlace({ key: "action-recruit", arguments: { field: "a4" } }, PARK)).toBe(
      "Recruit the noble in the row of lions",
    );
    expect(sayWithPlace({ key: "hint-recruit", arguments: { count: 1, fields: "d4", points: 6 } }, PARK)).toBe(
      "This recruits the noble inside the park for 6 points.",
    );
    expect(sayWithPlace({ key: "action-draw", arguments: {} }, PARK)).toBe("Draw cards");
  });

  it("quotes the names of cards", () => {
    expect(told([line(1, "drew", { cards: 1 }), line(2, "drawn-card", { card: "majority" })], 0)).toBe("You draw “Majority”.");
  });
});
