import { getGameWords } from "../lib/api";
import type { Language } from "../lib/languages";
import type { GameOptions, GameTable, Rulebook } from "./contract";

type Parts<T> = Record<string, () => Promise<{ default: T }>>;

/** The default game, shown on the home page. */
export const FIRST_GAME = "palais-royal";

const tables: Parts<GameTable> = import.meta.glob<{ default: GameTable }>("./*/table.ts");
const options: Parts<GameOptions> = import.meta.glob<{ default: GameOptions }>("./*/options.ts");
const rulebooks: Parts<Rulebook> = import.meta.glob<{ default: Rulebook }>("./*/rulebook.ts");
const catalogues: Parts<string[]> = import.meta.glob<{ default: string[] }>("./*/words/all.*.ts");
// Texts for offering and setting up a game, if they are not in its catalogues.
const offers: Parts<string> = import.meta.glob<{ default: string }>("./*/options/words.*.ftl", { query: "?raw" });

/** The table of a game; a game without its own front end uses the plain table. */
export async function tableOf(game: string): Promise<GameTable> {
  const load = tables[`./${game}/table.ts`] ?? (() => import("../table/plain/table"));
  return (await load()).default;
}

export async function optionsOf(game: string): Promise<GameOptions> {
  const load = options[`./${game}/options.ts`] ?? (() => import("../table/plain/options"));
  return (await load()).default;
}

/** The rulebook: the game's own, or the one the server sends. */
export async function rulebookOf(game: string): Promise<Rulebook> {
  const load = rulebooks[`./${game}/rulebook.ts`];
  return load ? (await load()).default : (await import("./server-rulebook")).serverRulebook(game);
}

/** The catalogues of a game: its own, or those the server sends. */
export async function wordsOf(game: string, language: Language): Promise<string[]> {
  const offer = offers[`./${game}/options/words.${language}.ftl`]?.();
  const load = catalogues[`./${game}/words/all.${language}.ts`];
  const texts = load ? (await load()).default : [await getGameWords(game, language)];
  return offer ? [...texts, (await offer).default] : texts;
}
