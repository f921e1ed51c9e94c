import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { type Language, rememberLanguage } from "./languages";
import type { Phrase } from "./protocol";

type Arguments = Record<string, string | number>;
type Loader = (game: string, language: Language) => Promise<string[]>;

const house: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("../words/all.en"),
  de: () => import("../words/all.de"),
  fr: () => import("../words/all.fr"),
  nl: () => import("../words/all.nl"),
};

/** A language as it is spoken here: the house's words, and for each game that is on the page these with the game's own. */
interface Spoken {
  code: Language;
  texts: string[];
  bundle: FluentBundle;
  games: ReadonlyMap<string, FluentBundle>;
}

let spoken = $state.raw<Spoken | null>(null);
let current = $state<string | null>(null); // the game the page is about
let loader: Loader = () => Promise.resolve([]);
const listeners = new Set<() => void>();

export function language(): Language {
  return spoken?.code ?? "en";
}

/** The game the page is about; null: none. */
export function gameOfPage(): string | null {
  return current;
}

/** Where the words of games come from. */
export function takeGameWordsFrom(source: Loader): void {
  loader = source;
}

/** Load the catalogues of a language, then switch the whole page to it at once. */
export async function setLanguage(code: Language): Promise<void> {
  const games = [...(spoken?.games.keys() ?? [])];
  const [{ default: texts }, ...own] = await Promise.all([house[code](), ...games.map((game) => loader(game, code))]);
  const bundles = games.map((game, i) => [game, bundleOf(code, [...texts, ...(own[i] ?? [])])] as const);
  spoken = { code, texts, bundle: bundleOf(code, texts), games: new Map(bundles) };
  document.documentElement.lang = code;
  rememberLanguage(code);
  for (const listener of listeners) listener();
}

/** Have this called whenever another language has been chosen. Returns how to end that. */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Have the words of a game at hand, for `sayIn` and for pages about it. */
export async function loadWords(game: string): Promise<void> {
  const code = language();
  if (spoken?.games.has(game)) return;
  const own = await loader(game, code);
  if (!spoken) return;
  if (spoken.code !== code) return loadWords(game); // another language has been chosen meanwhile
  const bundle = bundleOf(code, [...spoken.texts, ...own]);
  spoken = { ...spoken, games: new Map(spoken.games).set(game, bundle) };
}

/** The page is about this game from now on, whose words are loaded; null: about none. */
export function setGameOfPage(game: string | null): void {
  current = game;
}

/** Load the words of a game, then the page is about it. */
export async function speakOf(game: string): Promise<void> {
  await loadWords(game);
  setGameOfPage(game);
}

/** A text of the catalogues in the reader's language; `key.attribute` says an attribute. */
export function say(key: string, args: Arguments = {}): string {
  return textIn(bundle(current), key, args) ?? complain(`no text for ${key}`, key);
}

/** A text of another game than the page is about; null if its words are not there, or have no such text. */
export function sayIn(game: string, key: string, args: Arguments = {}): string | null {
  const found = spoken?.games.get(game);
  return found?.hasMessage(key) ? textIn(found, key, args) : null;
}

/** As `say`, for a part of the page that is about this game. */
export function sayOf(game: string, key: string, args: Arguments = {}): string {
  return textIn(bundle(game), key, args) ?? complain(`no text for ${key}`, key);
}

/** Say a phrase of the server. `extra` fills blanks the server leaves to the page, such as names of players. */
export function sayPhrase(phrase: Phrase, extra: Arguments = {}): string {
  return say(phrase.key, { ...phrase.arguments, ...extra });
}

/** As `say`, for texts that need not exist: a game may leave some out, or want blanks filled that nobody here knows. */
export function sayOr(key: string, args: Arguments, fallback: string): string {
  const from = bundle(current);
  const pattern = from?.getMessage(key)?.value;
  if (!from || !pattern) return fallback;
  const errors: Error[] = [];
  const text = from.formatPattern(pattern, args as Record<string, FluentVariable>, errors);
  return errors.length > 0 ? fallback : text;
}

/** Is there such a text? For keys that are made of codes the server may add to. */
export function hasWord(key: string): boolean {
  return bundle(current)?.hasMessage(key) ?? false;
}

/** A later text takes the place of an earlier one: a game may say something in its own way. */
export function bundleOf(code: Language, texts: string[]): FluentBundle {
  const made = new FluentBundle(code, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text), { allowOverrides: true });
  return made;
}

function bundle(game: string | null): FluentBundle | undefined {
  return (game !== null && spoken?.games.get(game)) || spoken?.bundle;
}

function textIn(from: FluentBundle | undefined, key: string, args: Arguments): string | null {
  const [name = key, attribute] = key.split(".");
  const message = from?.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (!from || !pattern) return null;
  const errors: Error[] = [];
  const text = from.formatPattern(pattern, args as Record<string, FluentVariable>, errors);
  return errors.length > 0 ? complain(`${key}: ${errors.map(String).join(", ")}`, text) : text;
}

/** While developing a gap in the catalogues stops the page; players see the key and can go on. */
function complain(what: string, shown: string): string {
  if (import.meta.env.DEV) throw new Error(what);
  console.error(what);
  return shown;
}
