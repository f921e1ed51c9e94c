import { beforeAll, describe, expect, it, vi } from "vitest";
import {
  gameOfPage,
  hasWord,
  loadWords,
  say,
  sayIn,
  sayOr,
  setGameOfPage,
  setLanguage,
  takeGameWordsFrom,
} from "../src/lib/words.svelte";

const WORDS: Record<string, string> = {
  chess: "title = Chess\ntable-your-turn = White to move\ntwo = { title } and { table-over }\nlevel-1 = pawn\n",
  draughts: "title = Draughts\n",
};

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {}, cookie: "" });
  vi.stubGlobal("location", { protocol: "http:" });
  takeGameWordsFrom((game, language) => Promise.resolve([(WORDS[game] ?? "") + `language = ${language}\n`]));
  await setLanguage("en");
  await Promise.all([loadWords("chess"), loadWords("draughts")]);
});

describe("the words of a game", () => {
  it("are said where the page is about it, and nowhere else", () => {
    setGameOfPage("chess");
    expect(gameOfPage()).toBe("chess");
    expect([say("title"), say("table-your-turn"), say("table-undo")]).toEqual(["Chess", "White to move", "Undo"]);
    setGameOfPage("draughts");
    expect([say("title"), say("table-your-turn")]).toEqual(["Draughts", "Your turn"]);
    setGameOfPage(null);
    expect(hasWord("title")).toBe(false);
  });

  it("may speak the words of the house", () => {
    setGameOfPage("chess");
    expect(say("two")).toBe("Chess and Game over");
  });

  it("can be said in a list of several games", () => {
    setGameOfPage("draughts");
    expect([sayIn("chess", "level-1"), sayIn("draughts", "level-1"), sayIn("go", "title")]).toEqual(["pawn", null, null]);
    expect(sayOr("level-1", {}, "level:1")).toBe("level:1");
  });

  it("change their language with the page", async () => {
    await setLanguage("nl");
    expect([sayIn("chess", "language"), sayIn("draughts", "language")]).toEqual(["nl", "nl"]);
    await setLanguage("en");
  });
});
