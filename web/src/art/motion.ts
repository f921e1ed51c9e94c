import { settings } from "../lib/settings.svelte";

/** How long a motion takes, in milliseconds: no time at all for whoever wants none. */
export function moving(milliseconds: number): number {
  return settings.motion ? milliseconds : 0;
}
