import { settings } from "../lib/settings.svelte";

/** The duration of an animation in milliseconds; 0 with reduced motion. */
export function moving(milliseconds: number): number {
  return settings.motion ? milliseconds : 0;
}
