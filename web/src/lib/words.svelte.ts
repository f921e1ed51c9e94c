import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { type Language, rememberLanguage } from "./languages";
import type { Phrase } from "./protocol";

type Arguments = Record<string, string | number>;

const catalogues: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("../words/all.en"),
  de: () => import("../words/all.de"),
  fr: () => import("../words/all.fr"),
  nl: () => import("../words/all.nl"),
};

let spoken = $state.raw<{ code: Language; bundle: FluentBundle } | null>(null);

export function language(): Language {
  return spoken?.code ?? "en";
}

/** Load the catalogues of a language, then switch the whole page to it at once. */
export async function setLanguage(code: Language): Promise<void> {
  const texts = (await catalogues[code]()).default;
  spoken = { code, bundle: bundleOf(code, texts) };
  document.documentElement.lang = code;
  rememberLanguage(code);
}

/** A text of the catalogues in the reader's language; `key.attribute` says an attribute. */
export function say(key: string, args: Arguments = {}): string {
  const text = spoken && textOf(spoken.bundle, key, args);
  if (typeof text === "string") return text;
  return complain(`no text for ${key}`, key);
}

/** Say a phrase of the server. `extra` fills blanks the server leaves to the page, such as names of players. */
export function sayPhrase(phrase: Phrase, extra: Arguments = {}): string {
  return say(phrase.key, { ...phrase.arguments, ...extra });
}

/** Is there such a text? For keys that are made of codes the server may add to. */
export function hasWord(key: string): boolean {
  return spoken?.bundle.hasMessage(key) ?? false;
}

export function bundleOf(code: Language, texts: string[]): FluentBundle {
  const bundle = new FluentBundle(code, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

function textOf(bundle: FluentBundle, key: string, args: Arguments): string | null {
  const [name = key, attribute] = key.split(".");
  const message = bundle.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (!pattern) return null;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args as Record<string, FluentVariable>, errors);
  return errors.length > 0 ? complain(`${key}: ${errors.map(String).join(", ")}`, text) : text;
}

/** While developing a gap in the catalogues stops the page; players see the key and can go on. */
function complain(what: string, shown: string): string {
  if (import.meta.env.DEV) throw new Error(what);
  console.error(what);
  return shown;
}
