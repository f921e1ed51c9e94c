import type { Plan } from "./geometry";

/** A servant in a row of a room: its place, and whether it stands on a glowing disc or is only a preview. */
export interface Figure {
  x: number;
  kind: "plain" | "glowing" | "dashed";
}

const PITCH = 15.5 / 22; // servants overlap a little
const LEAST = 0.3; // what must be seen of a picked one in a crowd
const GAP = 0.2; // picked ones stand apart
const PREVIEWS = 3;

/** One player's servants in a room: rows compare like bars, closer together when they would run into the count. */
export function figuresOf(plan: Plan, servants: number, glowing: number, arriving: number): Figure[] {
  const { x, w } = plan.figure;
  if (plan.dense) return oneFor(plan, servants, glowing, arriving);
  const dashed = Math.min(arriving, PREVIEWS);
  const lights = Math.min(glowing, servants);
  const plain = servants - lights;
  const gap = lights > 0 && plain > 0 ? GAP * w : 0;
  const space = plan.count.x - plan.count.size * 0.55 - (lights > 0 ? 4 : 1) - x - w - gap;
  const even = Math.min(PITCH * w, space / Math.max(servants + dashed - 1, 1));
  const seen = Math.max(even, Math.min(LEAST * w, space / (lights + dashed + 1)));
  const crowd = Math.min(even, (space - seen * (lights + dashed)) / Math.max(plain - 1, 1));
  return Array.from({ length: servants + dashed }, (_, i) => {
    const kind = i >= servants ? "dashed" : i >= plain ? "glowing" : "plain";
    const before = i < plain ? i * crowd : Math.max(plain - 1, 0) * crowd + (i - Math.max(plain - 1, 0)) * seen + gap;
    return { x: x + before, kind };
  });
}

/** Where there is no room for each of them: one figure for all, the number beside it. */
function oneFor(plan: Plan, servants: number, glowing: number, arriving: number): Figure[] {
  const { x, w } = plan.figure;
  const kind = glowing > 0 ? "glowing" : "plain";
  return [
    ...(arriving > 0 ? [{ x: x + (servants > 0 ? 0.3 * w : 0), kind: "dashed" as const }] : []),
    ...(servants > 0 ? [{ x, kind } as const] : []),
  ];
}
