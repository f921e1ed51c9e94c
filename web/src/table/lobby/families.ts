import type { SeatInfo } from "../../lib/protocol";

/** The family names already in use at a table. */
export function familiesOf(seats: SeatInfo[], but: number | null = null): string[] {
  return seats.filter(({ kind, seat }) => kind !== "open" && seat !== but).flatMap(({ family }) => family ?? []);
}
