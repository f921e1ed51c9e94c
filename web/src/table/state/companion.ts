import { getContext, setContext, type Snippet } from "svelte";

const KEY = Symbol("companion");

/** A component that replaces the log (on a phone, the prompt): the lesson panel. `narrow`: on a phone. */
export type Companion = Snippet<[narrow: boolean]>;

export function provideCompanion(companion: Companion): void {
  setContext(KEY, companion);
}

export function useCompanion(): Companion | undefined {
  return getContext<Companion | undefined>(KEY);
}
