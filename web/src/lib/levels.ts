import { factsOf } from "./games.svelte";
import type { BotFacts } from "./protocol";
import { gameOfPage, say, sayIn } from "./words.svelte";

/** A bot's level as shown to players, from 1 (weakest). The server lists which exist. */
export type Level = number;

const CODE = /^level:(\d+)$/;

export const levelCode = (level: Level): string => `level:${level}`;

const ofPage = (): string => gameOfPage() ?? "";

/** The bots the server offers for a game, weakest first. */
export function bots(game = ofPage()): BotFacts[] {
  return factsOf(game).bots;
}

/** Those that are levels. */
export function levels(game = ofPage()): Level[] {
  return bots(game)
    .flatMap(({ code }) => CODE.exec(code)?.[1] ?? [])
    .map(Number);
}

/** A valid level: a stored one may no longer exist. */
export function offered(level: Level, game = ofPage()): Level {
  return Math.max(1, Math.min(level, Math.max(...levels(game), 1)));
}

export const levelName = (level: Level, game = ofPage()): string => botName(levelCode(level), game);

/** A level by number and name: "3, easy-going". */
export function levelChoice(level: Level, game = ofPage()): string {
  const name = sayIn(game, `level-${level}`);
  return name === null ? levelName(level, game) : say("site-level-choice", { level, name });
}

/** A bot's name from its code: "strong"; the code itself if it has none. */
export function botName(code: string, game = ofPage()): string {
  const level = CODE.exec(code)?.[1];
  return level === undefined ? code : (sayIn(game, `level-${level}`) ?? say("site-level", { level }));
}
