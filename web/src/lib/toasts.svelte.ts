import { untrack } from "svelte";
import { ApiProblem } from "./api";
import { say } from "./words.svelte";

export interface Toast {
  n: number;
  text: string;
  kind: "bad" | "good";
}

const SHOWN = 7000; // milliseconds

export const toasts: Toast[] = $state([]);

let count = 0;

/** Show a toast, also announced to screen readers. Untracked, so an effect that shows one does not depend on the list. */
export function notify(text: string, kind: Toast["kind"] = "bad"): void {
  const toast = { n: ++count, text, kind };
  untrack(() => {
    toasts.push(toast);
    if (toasts.length > 3) toasts.shift();
  });
  setTimeout(() => dismiss(toast.n), SHOWN);
}

export function dismiss(n: number): void {
  const place = toasts.findIndex((toast) => toast.n === n);
  if (place >= 0) toasts.splice(place, 1);
}

/** An error in the user's language: the server's sentence if it sent one. */
export function inWords(problem: unknown): string {
  if (!(problem instanceof ApiProblem)) return say("site-problem-unknown");
  if (problem.sentence) return problem.sentence;
  return say(problem.code === "offline" ? "site-problem-offline" : "site-problem-unknown");
}

/** Run something that may fail; on failure show why and return null. */
export async function attempt<T>(something: Promise<T>): Promise<T | null> {
  try {
    return await something;
  } catch (problem) {
    notify(inWords(problem));
    return null;
  }
}
