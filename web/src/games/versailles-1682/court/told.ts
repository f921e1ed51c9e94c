import { say } from "../../../lib/words.svelte";
import { listOf } from "../../../table/state/names";
import { data } from "../data";
import type { Scale } from "../state/names";
import type { View } from "../view";
import { chanceOf, seatsAt, standings } from "./scale";

/** What a room means: how often a request succeeds there, who can banish or arrest, what a word counts. */
export function roomWords({ marks, court }: View, scale: Scale, standing: number): string {
  const isCrown = scale === (court.king ? "king" : "queen");
  const banishing = ["disgrace", "colonies", "signed_warrant"].filter((card) => standing <= (data.cards[card]?.most ?? -99));
  return say("about-room", {
    scale,
    standing,
    needs: chanceOf(standing) / 10,
    chance: chanceOf(standing),
    reach: (isCrown && banishing[0]) || "none",
    word: standing >= marks.word ? 1 : 0,
  });
}

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
