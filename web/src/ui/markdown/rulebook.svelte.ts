import { language, say } from "../../lib/words.svelte";
import { notify } from "../../lib/toasts.svelte";
import { type Page, parsePage } from "./blocks";

const files = import.meta.glob<string>("../../../../src/palais/games/palais_royal/rulebook/*.*.md", {
  query: "?raw",
  import: "default",
});
const rules = import.meta.glob<string>("../../../../src/palais/games/palais_royal/rulebook/??.md", {
  query: "?raw",
  import: "default",
});
const all = new Map(Object.entries({ ...files, ...rules }).map(([path, load]) => [path.split("/").at(-1), load]));

/** A page of the rulebook in the reader's language; another language is there as soon as it is chosen. */
export class RulebookPage {
  now: Page | null = $state.raw(null);

  /** `name` is how the names of the files begin: "" for the rules, "short." and "learn." for the others. */
  constructor(name: "" | "short." | "learn.") {
    $effect(() => void this.read(`${name}${language()}.md`));
  }

  private async read(file: string): Promise<void> {
    const text = await all
      .get(file)?.()
      .catch(() => undefined);
    if (text === undefined) notify(say("site-problem-offline"));
    else if (file.includes(`${language()}.md`)) this.now = parsePage(text);
  }
}
