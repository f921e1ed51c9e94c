import type { SeatInfo } from "../../lib/protocol";

/** The families that sit at a table already. */
export function familiesOf(seats: SeatInfo[], but: number | null = null): string[] {
  return seats.filter(({ kind, seat }) => kind !== "open" && seat !== but).flatMap(({ family }) => family ?? []);
}
