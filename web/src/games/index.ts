import { getGameWords } from "../lib/api";
import type { Language } from "../lib/languages";
import type { GameOptions, GameTable, Rulebook } from "./contract";

type Parts<T> = Record<string, () => Promise<{ default: T }>>;

/** The game of the home page, and of whoever does not say which. */
export const FIRST_GAME = "palais-royal";

const tables: Parts<GameTable> = import.meta.glob<{ default: GameTable }>("./*/table.ts");
const options: Parts<GameOptions> = import.meta.glob<{ default: GameOptions }>("./*/options.ts");
const rulebooks: Parts<Rulebook> = import.meta.glob<{ default: Rulebook }>("./*/rulebook.ts");
const catalogues: Parts<string[]> = import.meta.glob<{ default: string[] }>("./*/words/all.*.ts");
// How a game is offered and set up, if these words are not among its own.
const offers: Parts<string> = import.meta.glob<{ default: string }>("./*/options/words.*.ftl", { query: "?raw" });

/** The table of a game; one without a front end of its own is played at the plain table. */
export async function tableOf(game: string): Promise<GameTable> {
  const load = tables[`./${game}/table.ts`] ?? (() => import("../table/plain/table"));
  return (await load()).default;
}

export async function optionsOf(game: string): Promise<GameOptions> {
  const load = options[`./${game}/options.ts`] ?? (() => import("../table/plain/options"));
  return (await load()).default;
}

/** The rules for people: the game's own, or those the server has of it. */
export async function rulebookOf(game: string): Promise<Rulebook> {
  const load = rulebooks[`./${game}/rulebook.ts`];
  return load ? (await load()).default : (await import("./server-rulebook")).serverRulebook(game);
}

/** The catalogues of a game: its own, or those the server has of it. */
export async function wordsOf(game: string, language: Language): Promise<string[]> {
  const offer = offers[`./${game}/options/words.${language}.ftl`]?.();
  const load = catalogues[`./${game}/words/all.${language}.ts`];
  const texts = load ? (await load()).default : [await getGameWords(game, language)];
  return offer ? [...texts, (await offer).default] : texts;
}
