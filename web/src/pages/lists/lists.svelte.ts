import { getLists } from "../../lib/api";
import { load } from "../../lib/me.svelte";
import type { Lists, Summary } from "../../lib/protocol";
import { noteLists } from "../../lib/turns.svelte";
import { loadWords } from "../../lib/words.svelte";

const EVERY = 5000; // milliseconds, while the page is visible

/** The lists of tables, polled while the component that uses them is mounted. */
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

  /** Keep the current list if a refresh fails: the next one follows in a few seconds. */
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

/** Load each game's texts: rows describe the state of play with them. */
function gamesIn(lists: Lists): string[] {
  return [...new Set(Object.values(lists).flatMap((tables: Summary[]) => tables.map(({ table }) => table.game)))];
}
