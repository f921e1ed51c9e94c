import type { ChatLine, ClockState, Snapshot, Summary, Update } from "./protocol";

/** A question that is open at a table: whose it is, and whether the game waits for it. */
export interface Decision {
  seat: number;
  id: number;
  must: boolean;
}

/** The seats whose clocks run. */
export function runningSeats({ running }: ClockState): number[] {
  return [running ?? []].flat();
}

/** The milliseconds left of a phase with a limit of its own, as of when the clock was told. */
export function phaseLeft(clock: ClockState): number | null {
  return (clock as { phase?: number | null }).phase ?? null;
}

/** The seats a line of chat is for; null: for everyone. */
export function readersOf(line: ChatLine): number[] | null {
  return (line as { to?: number[] | null }).to ?? null;
}

export function decisionsOf(message: Snapshot | Update): Decision[] {
  const { decisions, view, version } = message as { decisions?: Decision[]; view: unknown; version: number };
  if (decisions) return decisions;
  const seat = (view as { to_act?: number | null } | null)?.to_act;
  return seat == null ? [] : [{ seat, id: version, must: true }];
}

/** Those who are to act at a table of a list. */
export function toActOf({ to_act }: Summary): number[] {
  return [to_act ?? []].flat();
}

/** What a list tells of a game in progress, by the game's own names. */
export function factsOf(summary: Summary): Record<string, number> {
  const { facts, round, nobles_left } = summary as Summary & { facts?: Record<string, number> };
  return facts ?? { round: round ?? 0, nobles_left: nobles_left ?? 0 };
}
