import { factsOf } from "./games.svelte";
import type { BotFacts } from "./protocol";
import { gameOfPage, say, sayIn } from "./words.svelte";

/** The number of a bot for people, from 1, the mildest. Which there are, the server says. */
export type Level = number;

const CODE = /^level:(\d+)$/;

export const levelCode = (level: Level): string => `level:${level}`;

const ofPage = (): string => gameOfPage() ?? "";

/** The bots that the server offers for a game, the mildest first. */
export function bots(game = ofPage()): BotFacts[] {
  return factsOf(game).bots;
}

/** Those that are levels. */
export function levels(game = ofPage()): Level[] {
  return bots(game)
    .flatMap(({ code }) => CODE.exec(code)?.[1] ?? [])
    .map(Number);
}

/** A level that there is: a stored one may be from another time. */
export function offered(level: Level, game = ofPage()): Level {
  return Math.max(1, Math.min(level, Math.max(...levels(game), 1)));
}

export const levelName = (level: Level, game = ofPage()): string => botName(levelCode(level), game);

/** A level by number and name: "3, easy-going". */
export function levelChoice(level: Level, game = ofPage()): string {
  const name = sayIn(game, `level-${level}`);
  return name === null ? levelName(level, game) : say("site-level-choice", { level, name });
}

/** A bot's code in words: "strong"; a code without a name of its own stays as it is. */
export function botName(code: string, game = ofPage()): string {
  const level = CODE.exec(code)?.[1];
  return level === undefined ? code : (sayIn(game, `level-${level}`) ?? say("site-level", { level }));
}
