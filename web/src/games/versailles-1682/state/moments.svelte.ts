import { settings } from "../../../lib/settings.svelte";
import { MOMENT, type Moment } from "./moment";

/** The moments that are being shown, one after the other, as long as one needs to read them; a click goes on at once. */
export class Moments {
  shown = $state.raw<Moment | null>(null);
  #queue: Moment[] = [];
  #held = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  add(moments: Moment[]): void {
    if (!settings.motion || settings.speed === 0) return; // the log and the announcer tell it
    this.#queue.push(...moments);
    if (!this.shown && !this.#held) this.skip();
  }

  /** The next one, or none. */
  skip = (): void => {
    clearTimeout(this.#timer);
    this.shown = this.#queue.shift() ?? null;
    if (this.shown) this.#timer = setTimeout(this.skip, MOMENT / (settings.speed || 1));
  };

  /** Wait until something else has been seen. */
  hold(): void {
    if (this.shown) this.#queue.unshift(this.shown);
    clearTimeout(this.#timer);
    this.shown = null;
    this.#held = true;
  }

  release(): void {
    this.#held = false;
    this.skip();
  }

  clear(): void {
    this.#queue = [];
    this.#held = false;
    this.skip();
  }
}
