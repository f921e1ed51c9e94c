import { getReplay } from "../../lib/api";

/** The course of a game: points by round, then by seat, and the number of rounds; empty if unavailable. */
export interface Course {
  points: number[][];
  rounds: number;
}

export async function courseOf(id: string, seat: number | null): Promise<Course> {
  try {
    const { points_by_round, turns } = await getReplay(id, seat);
    return { points: points_by_round, rounds: turns.at(-1)?.round ?? 0 };
  } catch {
    return { points: [], rounds: 0 };
  }
}
