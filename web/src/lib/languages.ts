/** The languages of the site, each in its own name. */
export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français", nl: "Nederlands" } as const;

export type Language = keyof typeof LANGUAGES;

export function isLanguage(code: string | undefined): code is Language {
  return code !== undefined && Object.hasOwn(LANGUAGES, code);
}

/** The stored choice, else the browser's first supported language, else English. */
export function preferredLanguage(): Language {
  const chosen = /(?:^|;\s*)lang=([a-z]{2})/.exec(document.cookie)?.[1];
  if (isLanguage(chosen)) return chosen;
  return navigator.languages.map((code) => code.slice(0, 2)).find(isLanguage) ?? "en";
}

export function rememberLanguage(code: Language): void {
  const secure = location.protocol === "https:" ? "; secure" : "";
  document.cookie = `lang=${code}; path=/; max-age=31536000; samesite=lax${secure}`;
}
