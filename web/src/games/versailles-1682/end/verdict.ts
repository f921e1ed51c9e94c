import type { TableInfo } from "../../../lib/protocol";
import { say } from "../../../lib/words.svelte";
import { headline as byName, winnersOf } from "../../../table/end/verdict";
import { listOf, nameOf } from "../../../table/state/names";
import { livres } from "../state/money";
import type { View } from "../view";

/** The winning family; shared wins and wins by a substitute bot use the common texts. */
export function headline({ seats }: TableInfo, winners: number[]): string {
  const [winner] = winners;
  const family = winner === undefined ? null : seats[winner]?.family;
  if (winners.length !== 1 || !family || seats[winner ?? 0]?.played?.own === false) return byName(winners, seats);
  return say("table-house-wins", { family });
}

/** The winning fortune and its lead over the next. */
export function reason({ seats, result }: TableInfo, view: View, winners: number[]): string {
  const points = result?.points ?? view.outcome?.points ?? [];
  const [winner = 0] = winners;
  const best = points[winner] ?? 0;
  const next = points
    .map((each, seat) => ({ each, seat }))
    .filter(({ seat }) => !winners.includes(seat) && !seats[seat]?.resigned)
    .sort((a, b) => b.each - a.each)[0];
  if (!next || winners.length !== 1) return "";
  return say("table-won-livres", {
    player: nameOf(seats, winner),
    fortune: livres(best),
    round: view.round,
    more: livres(best - next.each),
    other: nameOf(seats, next.seat),
  });
}

/** The rulebook's own sentence, as the terminal says it. */
export function sentence({ seats, result }: TableInfo, view: View, winners: number[]): string {
  const names = winnersOf(winners, seats);
  const points = (result?.points ?? view.outcome?.points ?? [])[winners[0] ?? 0] ?? 0;
  return names.length === 1
    ? say("winner", { player: names[0] ?? "", points })
    : say("winner-shared", { players: listOf(names), points });
}
