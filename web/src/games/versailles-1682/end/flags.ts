import type { Spot } from "../../../table/end/LineChart.svelte";
import { isOfAll, type Turning } from "./turnings";

export interface Flag {
  turning: Turning;
  x: number;
  y: number;
}

const APART = 21; // pixels
const ABOVE = 13; // where those of the whole court stand

/** A sign is placed on its family's line, one for the whole court above all lines; signs never overlap. */
export function flagsOf(turnings: Turning[], rows: number[][], { x, y }: Spot): Flag[] {
  const placed: Flag[] = [];
  for (const turning of turnings) {
    const round = Math.min(turning.round, rows.length - 1);
    const flag = { turning, x: x(round), y: isOfAll(turning) ? ABOVE : y(rows[round]?.[turning.line.seat] ?? 0) };
    const step = isOfAll(turning) ? APART : -APART;
    while (placed.some((each) => Math.hypot(each.x - flag.x, each.y - flag.y) < APART - 2)) flag.y += step;
    placed.push(flag);
  }
  return placed;
}
