import type { Reel } from "./reel.svelte";

/**
 * Arrows step, with Shift from turn to turn; the space bar plays and stops; the question mark shows the rules and these keys.
 * Fields and boards keep their own keys.
 */
export function replayKeys(reel: () => Reel | undefined, rules: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    const at = reel();
    const target = event.target as HTMLElement | null;
    if (!at || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "?" && !target?.closest("input:not([type='range']), textarea, select, dialog[open]")) return open(event, rules);
    if (target?.closest("input, textarea, select, button, dialog[open], [data-field], [data-room], [tabindex='0']")) return;
    if (event.key === "ArrowRight") event.shiftKey ? at.turn(1) : at.step(1);
    else if (event.key === "ArrowLeft") event.shiftKey ? at.turn(-1) : at.step(-1);
    else if (event.key === " ") at.play();
    else return;
    event.preventDefault();
  };
}

function open(event: KeyboardEvent, rules: () => void): void {
  event.preventDefault();
  rules();
}
