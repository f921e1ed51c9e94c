import type { LogLine } from "../../../lib/protocol";
import { say, sayPhrase } from "../../../lib/words.svelte";
import { namesFor } from "../../../table/state/names";
import type { Entry, Telling } from "../../../table/state/telling";
import type { View } from "../view";
import { entriesOf, isSilent, roundsOf, sentenceOf } from "./entries";
import { isMoment, MOMENT } from "./moment";
import { placesOf } from "./places";

const SENTENCE = 450; // milliseconds for a sentence at single speed
const DICE = 1300; // until the dice have fallen and been read

/** The log of Versailles 1682: by rounds, each request with its dice and its answer. */
export const telling: Telling<View> = {
  entries: entriesOf,
  chapters: (log) => roundsOf(log).map(({ round, entries }) => ({ title: headingOf(round, entries), entries })),
  sentence: (entry, seats, _, me) => sentenceOf(entry, seats, me),
  places: placesOf,
  isSilent,
  pace: (lines) => (lines.some(isMoment) ? MOMENT : lines.some(({ kind }) => kind === "die") ? DICE : SENTENCE),
  startsTurn: (line: LogLine) => line.kind === "turn",
  hint: (phrase, _, seats) => sayPhrase(phrase, namesFor(phrase.seats, seats)),
};

/** A game that goes on from a position has no setting up. */
function headingOf(round: number, entries: Entry[]): string | null {
  if (round > 0) return say("table-round", { round });
  return entries[0]?.lines[0]?.kind.endsWith("-drawn") ? say("phase-setup") : null;
}
