import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import { bundleOf, language, onLanguage } from "../lib/words.svelte";

type Texts = Record<string, () => Promise<string>>;
const house: Texts = import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" });
const games: Texts = import.meta.glob<string>("../../../src/palais/games/*/lessons/words/*.ftl", {
  query: "?raw",
  import: "default",
});

/** The texts of a game's lessons, in a chunk of their own: players who take no lesson never load them. */
export class LessonWords {
  private bundle: FluentBundle | null = $state.raw(null);
  readonly close: () => void;

  constructor(private readonly game: string) {
    this.close = onLanguage(() => void this.load());
  }

  get ready(): boolean {
    return this.bundle !== null;
  }

  async load(): Promise<void> {
    const code = language();
    const own = `../../../src/palais/games/${this.game.replaceAll("-", "_")}/lessons/words/${code}.ftl`;
    const texts = await Promise.all([house[`./words/${code}.ftl`]?.(), games[own]?.()]);
    if (code === language())
      this.bundle = bundleOf(
        code,
        texts.filter((text) => text !== undefined),
      );
  }

  say(key: string, args: Record<string, string | number> = {}): string {
    const pattern = this.bundle?.getMessage(key)?.value;
    return pattern ? (this.bundle?.formatPattern(pattern, args as Record<string, FluentVariable>) ?? key) : key;
  }
}
