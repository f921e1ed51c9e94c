import { getLists } from "../../lib/api";
import { load } from "../../lib/me.svelte";
import type { Lists, Summary } from "../../lib/protocol";
import { noteLists } from "../../lib/turns.svelte";
import { loadWords } from "../../lib/words.svelte";

const EVERY = 5000; // milliseconds, while somebody looks

/** The lists of the house, kept fresh for as long as the component that asks for them is on the page. */
export class FreshLists {
  now: Lists | null = $state.raw(null);

  constructor() {
    $effect(() => {
      void this.refresh();
      const timer = setInterval(() => this.refreshIfSeen(), EVERY);
      const seen = (): void => this.refreshIfSeen();
      document.addEventListener("visibilitychange", seen);
      return () => {
        clearInterval(timer);
        document.removeEventListener("visibilitychange", seen);
      };
    });
  }

  private refreshIfSeen(): void {
    if (document.visibilityState === "visible") void this.refresh();
  }

  /** A refresh that fails leaves what is shown: the next one is a few seconds away. */
  async refresh(): Promise<void> {
    try {
      await load();
      const lists = await getLists();
      noteLists(lists);
      await Promise.all(gamesIn(lists).map(loadWords));
      if (JSON.stringify(lists) !== JSON.stringify(this.now)) this.now = lists;
    } catch {
      return;
    }
  }
}

/** A row says how a game stands in the game's own words. */
function gamesIn(lists: Lists): string[] {
  return [...new Set(Object.values(lists).flatMap((tables: Summary[]) => tables.map(({ table }) => table.game)))];
}
