import { notify } from "../lib/toasts.svelte";
import { language, say } from "../lib/words.svelte";
import { type Page, parsePage } from "../ui/markdown/blocks";
import { rulebookOf } from ".";
import type { Rulebook } from "./contract";

/** A page of a game's rulebook in the reader's language; another language is there as soon as it is chosen. */
export class RulebookPage {
  now: (Page & { book: Rulebook }) | null = $state.raw(null);

  constructor(
    readonly game: string,
    readonly name: "rules" | "short" | "learn",
  ) {
    $effect(() => void this.read(language()));
  }

  private async read(code: ReturnType<typeof language>): Promise<void> {
    try {
      const book = await rulebookOf(this.game);
      const text = await book?.page(this.name, code);
      if (book && text !== undefined && code === language()) this.now = { ...parsePage(text), book };
    } catch {
      notify(say("site-problem-offline"));
    }
  }
}
