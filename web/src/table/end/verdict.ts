import type { SeatInfo } from "../../lib/protocol";
import { say } from "../../lib/words.svelte";
import { listOf, nameOf } from "../state/names";

/** Whose result it is: the player's or a substitute bot's. */
export function creditOf(seats: SeatInfo[], seat: number): string {
  const name = nameOf(seats, seat);
  return seats[seat]?.played?.own === false ? say("table-bot-for", { player: name }) : name;
}

/** The winners, capitalized to start a sentence ("A bot for Ben"); player names are left as they are. */
export function winnersOf(winners: number[], seats: SeatInfo[]): string[] {
  const [first, ...others] = winners.map((seat) => creditOf(seats, seat));
  if (first === undefined) return [];
  const isBot = first !== nameOf(seats, winners[0] ?? 0);
  return [isBot ? first.charAt(0).toUpperCase() + first.slice(1) : first, ...others];
}

/** Who has won, in a few words. */
export function headline(winners: number[], seats: SeatInfo[]): string {
  const names = winnersOf(winners, seats);
  return names.length === 1 ? say("table-wins", { player: names[0] ?? "" }) : say("table-share", { players: listOf(names) });
}

/** The winner's lead over the next; empty where it has no meaning. */
export function leadOf(points: number[], winners: number[], seats: SeatInfo[]): string {
  const [winner = 0] = winners;
  const best = points[winner] ?? 0;
  const others = points
    .map((each, seat) => ({ seat, points: each }))
    .filter(({ seat }) => !winners.includes(seat) && !seats[seat]?.resigned);
  const next = others.sort((a, b) => b.points - a.points)[0];
  if (!next || winners.length !== 1) return "";
  return say("table-won-by", { points: best, more: best - next.points, player: nameOf(seats, next.seat) });
}

/** When the winner took the lead for good, or that they led throughout. */
export function leadSentence(points: number[][], winners: number[], seats: SeatInfo[]): string {
  const [winner] = winners;
  if (winner === undefined || winners.length > 1 || points.length === 0) return "";
  const leader = (row: number[]): number => row.indexOf(Math.max(...row));
  const last = points.findLastIndex((row) => (row[winner] ?? 0) < Math.max(...row));
  if (last < 0) return say("table-led-always", { player: nameOf(seats, winner) });
  if (last >= points.length - 1) return "";
  return say("table-led-since", {
    player: nameOf(seats, winner),
    other: nameOf(seats, leader(points[last] ?? [])),
    round: last + 2,
  });
}
