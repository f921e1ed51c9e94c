import { say } from "../../../lib/words.svelte";

/** VE-941: the goals that have a name, in livres. */
export const GOALS = { short: 30_000, normal: 50_000, long: 75_000 } as const;
export type Goal = keyof typeof GOALS;

/** VE-921: time limits of a negotiation, in seconds; 0: until all are ready. */
export const LIMITS = [60, 120, 180, 300, 600, 0] as const;
export const USUAL_LIMIT = 180;

const MINUTE = 60;

/** "normal, 50,000 livres"; null: the usual goal. */
export function goalName(livres: number | null): string {
  const wanted = livres ?? GOALS.normal;
  const known = (Object.keys(GOALS) as Goal[]).find((goal) => GOALS[goal] === wanted);
  const amount = say("option-livres", { livres: wanted });
  return known ? say("option-goal-named", { name: say(`option-goal-${known}`), amount }) : amount;
}

/** "3 minutes"; null: the usual time. */
export function limitName(seconds: number | null): string {
  const limit = seconds ?? USUAL_LIMIT;
  return limit === 0 ? say("option-limit-none") : say("option-limit", { minutes: limit / MINUTE });
}
