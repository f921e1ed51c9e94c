import type { LogLine } from "../../../lib/protocol";
import { say, sayPhrase } from "../../../lib/words.svelte";
import { namesFor } from "../../../table/state/names";
import type { Telling } from "../../../table/state/telling";
import type { View } from "../view";
import { entriesOf, isSilent, roundsOf, sentenceOf } from "./entries";
import { placesOf } from "./places";

/** The log of Versailles 1682: by rounds, each request with its dice and its answer. */
export const telling: Telling<View> = {
  entries: entriesOf,
  chapters: (log) => roundsOf(log).map(({ round, entries }) => ({ title: headingOf(round), entries })),
  sentence: (entry, seats, _, me) => sentenceOf(entry, seats, me),
  places: placesOf,
  isSilent,
  startsTurn: (line: LogLine) => line.kind === "turn",
  hint: (phrase, _, seats) => sayPhrase(phrase, namesFor(phrase.seats, seats)),
};

function headingOf(round: number): string {
  return round === 0 ? say("phase-setup") : say("table-round", { round });
}
