import type { SeatInfo, Summary, TableInfo } from "../../lib/protocol";
import { language, say, sayIn } from "../../lib/words.svelte";
import { factsOf } from "../../lib/games.svelte";
import { botName } from "../../lib/levels";
import { me } from "../../lib/me.svelte";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "Anna", "bot (strong)", "open seat": who sits there, in a list. */
export function seatName(seat: SeatInfo, game: string): string {
  if (seat.kind === "open") return seat.awaited ? say("site-seat-asked", { name: seat.name }) : say("site-open-seat");
  return seat.name || (seat.bot ? botName(seat.bot, game) : say("site-guest"));
}

/** The names of those already seated. */
export function sitters(table: TableInfo): string {
  return table.seats
    .filter((seat) => seat.kind !== "open")
    .map((seat) => seatName(seat, table.game))
    .join(", ");
}

export function clockWords({ clock }: TableInfo): string {
  if (clock.kind === "live") return say("site-clock-live-fact", { minutes: clock.minutes ?? 0, seconds: clock.seconds ?? 0 });
  if (clock.kind === "days") return say("site-clock-days-fact", { days: clock.days ?? 0 });
  return say("site-clock-none-fact");
}

/** "round 6 · 22 nobles left", "waiting for 2 players", "finished yesterday". */
export function progress(summary: Summary): string {
  const { table } = summary;
  if (table.status === "open")
    return say("site-waiting-for", { count: table.seats.filter((seat) => seat.kind === "open").length });
  if (table.status === "over") return say("site-finished-ago", { ago: ago(table.ended ?? table.created) });
  const facts = Object.entries(summary.facts).flatMap(([name, count]) => sayIn(table.game, `fact-${name}`, { count }) ?? []);
  const round = summary.round === null ? [] : [say("site-round", { round: summary.round })];
  const standing = [...gameName(table), ...round, ...facts].join(" · ");
  return table.clock.kind === "days" ? `${standing} · ${clockWords(table)}` : standing;
}

/** Which game it is, where there are several. */
export function gameName({ game }: TableInfo): string[] {
  return me.games.length > 1 ? [factsOf(game).name] : [];
}

/** Who won with how many points: "you won, 61", "Anna won, 61", "Anna and Tom won, 61". */
export function result(summary: Summary): string {
  const winners = summary.winners ?? [];
  const points = summary.points?.[winners[0] ?? 0] ?? 0;
  if (summary.table.ending === "consent") return say("site-ended-by-consent");
  if (winners.length === 0) return say("site-no-winner");
  if (winners.length === 1 && winners[0] === summary.my_seat && isOwn(summary.table, winners[0]))
    return say("site-you-won", { points });
  const names = winners.map((seat) => winnerName(summary, seat));
  return say("site-somebody-won", { names: list(names), points, count: names.length });
}

/** Whether a seat's result belongs to its owner or to a substitute bot. */
export function isOwn(table: TableInfo, seat: number): boolean {
  return table.seats[seat]?.played?.own !== false;
}

function winnerName({ table, my_seat }: Summary, seat: number): string {
  const mine = seat === my_seat;
  if (isOwn(table, seat)) return mine ? say("site-you") : nameAt(table, seat);
  return mine ? say("site-bot-for-you") : say("site-bot-for", { name: nameAt(table, seat) });
}

export function nameAt(table: TableInfo, seat: number): string {
  const found = table.seats[seat];
  return found ? seatName(found, table.game) : "";
}

export function list(names: string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(names);
}

/** "yesterday", "3 hours ago"; `seconds` since 1970. */
export function ago(seconds: number, now: number = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
  const passed = Math.max(0, now - seconds);
  if (passed < HOUR) return words.format(-Math.floor(passed / MINUTE), "minute");
  if (passed < DAY) return words.format(-Math.floor(passed / HOUR), "hour");
  return words.format(-Math.floor(passed / DAY), "day");
}
