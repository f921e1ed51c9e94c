import { getContext, setContext, type Snippet } from "svelte";

const KEY = Symbol("companion");

/** What stands in the place of the log, and on a phone in that of the prompt: the panel of a lesson. `narrow`: on a phone. */
export type Companion = Snippet<[narrow: boolean]>;

export function provideCompanion(companion: Companion): void {
  setContext(KEY, companion);
}

export function useCompanion(): Companion | undefined {
  return getContext<Companion | undefined>(KEY);
}
