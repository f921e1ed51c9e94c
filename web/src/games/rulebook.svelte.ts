import { onDestroy } from "svelte";
import { notify } from "../lib/toasts.svelte";
import { language, onLanguage, say } from "../lib/words.svelte";
import type { Page } from "../ui/markdown/page";
import { rulebookOf } from ".";
import type { PageName, Rulebook } from "./contract";

/** A page of a game's rulebook in the reader's language; another language is there as soon as it is chosen. */
export class RulebookPage {
  now: (Page & { book: Rulebook }) | null = $state.raw(null);

  constructor(
    readonly game: string,
    readonly name: PageName,
  ) {
    onDestroy(onLanguage(() => void this.read()));
    void this.read();
  }

  private async read(): Promise<void> {
    const code = language();
    try {
      const book = await rulebookOf(this.game);
      const page = await book.page(this.name, code);
      if (page && code === language()) this.now = { ...page, book };
    } catch {
      notify(say("site-problem-offline"));
    }
  }
}
