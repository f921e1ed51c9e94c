import type { SeatInfo } from "../../../lib/protocol";
import { say } from "../../../lib/words.svelte";
import { leadOf, winnersOf } from "../../../table/end/verdict";
import { listOf, nameOf } from "../../../table/state/names";
import type { OutcomeView, View } from "../view";

/** By what it was won: the lead, or the Cardinal's word with the servants that gave it. */
export function reason(view: View, outcome: OutcomeView, seats: SeatInfo[]): string {
  const [winner = 0] = outcome.winners;
  const points = outcome.points[winner] ?? 0;
  if (outcome.tie_break) return cardinal(view, outcome, seats, winner, points);
  if (outcome.winners.length > 1) return say("table-shared-by", { points, servants: atCardinal(view)[winner] ?? 0 });
  return leadOf(outcome.points, outcome.winners, seats) || sentence(outcome, seats);
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
  const names = winnersOf(outcome.winners, seats);
  const points = outcome.points[outcome.winners[0] ?? 0] ?? 0;
  const by = outcome.tie_break ? "-cardinal" : "";
  return names.length === 1
    ? say(`winner${by}`, { player: names[0] ?? "", points })
    : say(`winner-shared${by}`, { players: listOf(names), points });
}
