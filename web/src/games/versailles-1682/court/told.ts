import { say } from "../../../lib/words.svelte";
import { listOf } from "../../../table/state/names";
import type { Scale } from "../state/names";
import type { View } from "../view";
import { chanceOf, seatsAt, standings } from "./scale";

/** A scale as sentences, the highest first: who stands where, and how often a request is granted there. */
export function listOfScale(view: View, scale: Scale, name: (seat: number) => string): string[] {
  const there = seatsAt(view, scale);
  return standings(view)
    .filter((standing) => there.has(standing))
    .reverse()
    .map((standing) =>
      say("table-scale-line", { standing, chance: chanceOf(standing), names: listOf((there.get(standing) ?? []).map(name)) }),
    );
}
