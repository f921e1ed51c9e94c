import { say } from "../lib/words.svelte";

/** The five bots for people, from the weakest to the strongest; their codes are `level:1` to `level:5`. */
export const LEVELS = [1, 2, 3, 4, 5] as const;

export type Level = (typeof LEVELS)[number];

export const levelCode = (level: Level): string => `level:${level}`;

/** A bot's code in words: "strong"; a code without a name of its own stays as it is. */
export function botName(code: string): string {
  const level = LEVELS.find((known) => levelCode(known) === code);
  return level === undefined ? code : say(`site-level-${level}`);
}
