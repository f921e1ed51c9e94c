import type { Reel } from "./reel.svelte";

/** For the list of keys. */
export const REPLAY_KEYS = {
  "← →": "table-key-step",
  "⇧ ← →": "table-key-step-turn",
  "␣": "table-key-play",
  "?": "table-key-rules",
};

const ARROWS: Partial<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Arrows step, with Shift from turn to turn; the space bar plays and stops; the question mark shows the rules and these keys.
 * Fields and boards keep their own keys.
 */
export function replayKeys(reel: () => Reel<unknown> | undefined, rules: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    const at = reel();
    const target = event.target as HTMLElement | null;
    if (!at || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "?" && !target?.closest("input:not([type='range']), textarea, select, dialog[open]"))
      return open(event, rules);
    if (target?.closest("input, textarea, select, button, dialog[open], [data-keys], [tabindex='0']")) return;
    const by = ARROWS[event.key];
    if (by && event.shiftKey) at.turn(by);
    else if (by) at.step(by);
    else if (event.key === " ") at.play();
    else return;
    event.preventDefault();
  };
}

function open(event: KeyboardEvent, rules: () => void): void {
  event.preventDefault();
  rules();
}
