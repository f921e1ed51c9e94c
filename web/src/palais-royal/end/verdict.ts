import type { OutcomeView, SeatInfo, View } from "../../lib/protocol";
import { say } from "../../lib/words.svelte";
import { nameOf } from "../table/names";

/** Names one after the other: "Anna, Joost and Élodie". */
export function listOf(names: string[]): string {
  if (names.length < 2) return names.join("");
  return say("list-end", { rest: names.slice(0, -1).join(", "), last: names.at(-1) ?? "" });
}

/** Whose result it is: the player's, or that of a bot which stood in. */
export function creditOf(seats: SeatInfo[], seat: number): string {
  const name = nameOf(seats, seat);
  return seats[seat]?.played?.own === false ? say("table-bot-for", { player: name }) : name;
}

/** Those who have won, at the beginning of a sentence: "A bot for Ben", but "anna" if she calls herself that. */
function winners(outcome: OutcomeView, seats: SeatInfo[]): string[] {
  const [first, ...others] = outcome.winners.map((seat) => creditOf(seats, seat));
  if (first === undefined) return [];
  const isBot = first !== nameOf(seats, outcome.winners[0] ?? 0);
  return [isBot ? first.charAt(0).toUpperCase() + first.slice(1) : first, ...others];
}

/** Who has won, in a few words. */
export function headline(outcome: OutcomeView, seats: SeatInfo[]): string {
  const names = winners(outcome, seats);
  return names.length === 1 ? say("table-wins", { player: names[0] ?? "" }) : say("table-share", { players: listOf(names) });
}

/** By what: the lead, or the Cardinal's word with the servants that gave it. */
export function reason(view: View, outcome: OutcomeView, seats: SeatInfo[]): string {
  const [winner = 0] = outcome.winners;
  const points = outcome.points[winner] ?? 0;
  const others = outcome.points.map((each, seat) => ({ seat, points: each })).filter(({ seat }) => !outcome.winners.includes(seat) && !seats[seat]?.resigned);
  const next = others.sort((a, b) => b.points - a.points)[0];
  if (outcome.tie_break) return cardinal(view, outcome, seats, winner, points);
  if (outcome.winners.length > 1) return say("table-shared-by", { points, servants: atCardinal(view)[winner] ?? 0 });
  if (!next) return sentence(outcome, seats);
  return say("table-won-by", { points, more: points - next.points, player: nameOf(seats, next.seat) });
}

function atCardinal(view: View): number[] {
  return view.palace.find((room) => room.room === "cardinal")?.servants ?? [];
}

function cardinal(view: View, outcome: OutcomeView, seats: SeatInfo[], winner: number, points: number): string {
  if (outcome.winners.length > 1) return sentence(outcome, seats);
  const servants = atCardinal(view);
  const tied = outcome.points.flatMap((each, seat) => (each === points && seat !== winner ? [seat] : []));
  const counts = Math.max(...tied.map((seat) => servants[seat] ?? 0));
  return say("table-won-by-cardinal", {
    points,
    player: nameOf(seats, winner),
    others: listOf(tied.map((seat) => nameOf(seats, seat))),
    mine: servants[winner] ?? 0,
    theirs: counts,
  });
}

/** The rulebook's own sentence for it, as the terminal says it. */
export function sentence(outcome: OutcomeView, seats: SeatInfo[]): string {
  const names = winners(outcome, seats);
  const points = outcome.points[outcome.winners[0] ?? 0] ?? 0;
  const by = outcome.tie_break ? "-cardinal" : "";
  return names.length === 1 ? say(`winner${by}`, { player: names[0] ?? "", points }) : say(`winner-shared${by}`, { players: listOf(names), points });
}

/** When the winner took the lead for good, or that it was never another's. */
export function leadSentence(points: number[][], outcome: OutcomeView, seats: SeatInfo[]): string {
  const [winner] = outcome.winners;
  if (winner === undefined || outcome.winners.length > 1 || points.length === 0) return "";
  const leader = (row: number[]): number => row.indexOf(Math.max(...row));
  const last = points.findLastIndex((row) => (row[winner] ?? 0) < Math.max(...row));
  if (last < 0) return say("table-led-always", { player: nameOf(seats, winner) });
  if (last >= points.length - 1) return "";
  return say("table-led-since", { player: nameOf(seats, winner), other: nameOf(seats, leader(points[last] ?? [])), round: last + 2 });
}
