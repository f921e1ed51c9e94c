import type { Summary } from "./protocol";

const WINS = 2; // in a row before the next level is suggested

/** The level just beaten, the one to try next, and the number of players. */
export interface Climb {
  now: string; // codes of bots
  next: string;
  players: number;
}

/** After two wins in a row against one level, the next stronger level on offer. */
export function climb(mine: Summary[], offered: string[]): Climb | null {
  const games = mine.filter(({ table }) => table.status === "over").flatMap((summary) => against(summary) ?? []);
  const [last] = games.sort((one, other) => other.ended - one.ended);
  const lately = games.filter(({ bot }) => bot === last?.bot).slice(0, WINS);
  const next = last && offered[offered.indexOf(last.bot) + 1];
  if (!next || !offered.includes(last.bot) || lately.length < WINS || !lately.every(({ won }) => won)) return null;
  return { now: last.bot, next, players: last.players };
}

/** A finished game between me and bots of a single level. */
function against({ table, my_seat, winners }: Summary): { bot: string; won: boolean; ended: number; players: number } | null {
  const others = table.seats.filter(({ seat }) => seat !== my_seat);
  const [first] = others;
  const mine = my_seat === null ? undefined : table.seats[my_seat];
  if (!mine || !first?.bot || table.ending || !others.every(({ bot, stands_in }) => bot === first.bot && !stands_in)) return null;
  const won = mine.played?.own !== false && winners?.length === 1 && winners[0] === my_seat;
  return { bot: first.bot, won, ended: table.ended ?? table.created, players: table.seats.length };
}
