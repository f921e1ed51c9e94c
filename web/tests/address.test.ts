import { describe, expect, it } from "vitest";
import type { FormOffered } from "../src/lib/protocol";
import { composed, slotsOf, toggled } from "../src/table/log/address";

const WORDS = [
  ["rank", "Madame"],
  ["rank", "Mademoiselle"],
  ["marshal", "Maréchal"],
  ["title", "Duchesse"],
  ["name", "de Montravel"],
  ["office", "Reader to the Queen"],
] as const;
const FORM: FormOffered = {
  type: "form",
  id: "a",
  seat: 1,
  tiles: WORDS.map(([slot, text]) => ({ slot, text })),
  joints: { marshal: " la ", title: " la ", office: ", " },
  kept: true,
  form: null,
};

describe("an address of tiles", () => {
  it("has its parts in their order", () => {
    expect(slotsOf(FORM).map(([slot]) => slot)).toEqual(["rank", "marshal", "title", "name", "office"]);
  });

  it("is put together with the article once and the comma before the office, in whatever order it was picked", () => {
    const picked = { office: "Reader to the Queen", name: "de Montravel", title: "Duchesse", rank: "Madame" };
    expect(composed(FORM, picked)).toBe("Madame la Duchesse de Montravel, Reader to the Queen");
    expect(composed(FORM, { ...picked, marshal: "Maréchal" })).toBe(
      "Madame la Maréchal Duchesse de Montravel, Reader to the Queen",
    );
    expect(composed(FORM, { rank: "Mademoiselle", name: "de Montravel" })).toBe("Mademoiselle de Montravel");
    expect(composed(FORM, {})).toBe("");
  });

  it("holds one word for each part, which a second click takes away", () => {
    const [madame, mademoiselle] = FORM.tiles;
    if (!madame || !mademoiselle) throw new Error("there are tiles");
    const once = toggled({}, madame);
    expect(toggled(once, mademoiselle)).toEqual({ rank: "Mademoiselle" });
    expect(toggled(once, madame)).toEqual({});
  });
});
