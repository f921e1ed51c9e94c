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

/** A loaded language: the site's texts, and for each loaded game those plus the game's own. */
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

/** Set the loader of game catalogues. */
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

/** Subscribe to language changes. Returns the unsubscribe function. */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Load the texts of a game, for `sayIn` and for pages about it. */
export async function loadWords(game: string): Promise<void> {
  const code = language();
  if (spoken?.games.has(game)) return;
  const own = await loader(game, code);
  if (!spoken) return;
  if (spoken.code !== code) return loadWords(game); // the language was switched meanwhile
  const bundle = bundleOf(code, [...spoken.texts, ...own]);
  spoken = { ...spoken, games: new Map(spoken.games).set(game, bundle) };
}

/** Set the page's game, whose texts are loaded; null: none. */
export function setGameOfPage(game: string | null): void {
  current = game;
}

/** Load the texts of a game, then make it the page's game. */
export async function speakOf(game: string): Promise<void> {
  await loadWords(game);
  setGameOfPage(game);
}

/** A text in the user's language; `key.attribute` selects an attribute. */
export function say(key: string, args: Arguments = {}): string {
  return textIn(bundle(current), key, args) ?? complain(`no text for ${key}`, key);
}

/** A text of a game other than the page's; null if it is not loaded or has no such text. */
export function sayIn(game: string, key: string, args: Arguments = {}): string | null {
  const found = spoken?.games.get(game);
  return found?.hasMessage(key) ? textIn(found, key, args) : null;
}

/** As `say`, for a part of the page that is about this game. */
export function sayOf(game: string, key: string, args: Arguments = {}): string {
  return textIn(bundle(game), key, args) ?? complain(`no text for ${key}`, key);
}

/** Format a phrase sent by the server. `extra` adds arguments that only the page knows, such as player names. */
export function sayPhrase(phrase: Phrase, extra: Arguments = {}): string {
  return say(phrase.key, { ...phrase.arguments, ...extra });
}

/** As `say`, for optional texts: `fallback` if the text is missing or needs arguments we do not have. */
export function sayOr(key: string, args: Arguments, fallback: string): string {
  const from = bundle(current);
  const pattern = from?.getMessage(key)?.value;
  if (!from || !pattern) return fallback;
  const errors: Error[] = [];
  const text = from.formatPattern(pattern, args as Record<string, FluentVariable>, errors);
  return errors.length > 0 ? fallback : text;
}

/** Whether a text exists. For keys built from codes that the server may extend. */
export function hasWord(key: string): boolean {
  return bundle(current)?.hasMessage(key) ?? false;
}

/** Later texts override earlier ones: a game may replace a shared text. */
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

/** A missing text throws in development; in production the key is shown instead. */
function complain(what: string, shown: string): string {
  if (import.meta.env.DEV) throw new Error(what);
  console.error(what);
  return shown;
}
