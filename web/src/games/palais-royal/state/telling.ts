import type { LogLine } from "../../../lib/protocol";
import { say } from "../../../lib/words.svelte";
import type { Telling } from "../../../table/state/telling";
import type { View } from "../view";
import { entriesOf, isSilent, roundsOf, sentenceOf } from "./entries";
import { sayWithPlace } from "./park-places";
import { placesOf } from "./places";

/** The log of Palais Royal: by rounds, fields named by where they lie. */
export const telling: Telling<View> = {
  entries: entriesOf,
  chapters: (log) => roundsOf(log).map(({ round, entries }) => ({ title: headingOf(round), entries })),
  sentence: (entry, seats, view, me) => sentenceOf(entry, seats, view?.park ?? [], me),
  places: (line) => placesOf(line.kind, line.details, line.seat),
  isSilent,
  startsTurn: (line: LogLine) => line.kind === "turn",
  hint: (phrase, view) => sayWithPlace(phrase, view?.park ?? []),
};

function headingOf(round: number | null): string | null {
  if (round === null) return null;
  return round === 0 ? say("phase-setup") : say("table-round", { round });
}
