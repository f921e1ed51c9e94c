import { factsOf } from "./games.svelte";
import type { BotFacts } from "./protocol";
import { gameOfPage, hasWord, say, sayIn } from "./words.svelte";

/** The number of a bot for people, from 1, the mildest. Which there are, the server says. */
export type Level = number;

const CODE = /^level:(\d+)$/;

export const levelCode = (level: Level): string => `level:${level}`;

/** The bots that the server offers for the game the page is about, the mildest first. */
export function bots(): BotFacts[] {
  return factsOf(gameOfPage() ?? "").bots;
}

/** Those that are levels. */
export function levels(): Level[] {
  return bots()
    .flatMap(({ code }) => CODE.exec(code)?.[1] ?? [])
    .map(Number);
}

/** A level that there is: a stored one may be from another time. */
export function offered(level: Level): Level {
  return Math.max(1, Math.min(level, Math.max(...levels(), 1)));
}

export const levelName = (level: Level): string => botName(levelCode(level));

/** A level by number and name: "3, easy-going". */
export const levelChoice = (level: Level): string => say("site-level-choice", { level, name: levelName(level) });

/** A bot's code in words: "strong"; a code without a name of its own stays as it is. `game`: if the page is not about it. */
export function botName(code: string, game?: string): string {
  const level = CODE.exec(code)?.[1];
  if (level === undefined) return code;
  const key = `level-${level}`;
  return (game === undefined ? hasWord(key) && say(key) : sayIn(game, key)) || code;
}
