import type { LogLine, SeatInfo } from "../../../lib/protocol";
import { hasWord, say, sayPhrase } from "../../../lib/words.svelte";
import { amount, detail, namesFor, nameOf } from "../../../table/state/names";
import { joinPlaces } from "../../../table/state/places";
import type { Entry } from "../../../table/state/telling";
import { livres } from "./money";
import { placesOf } from "./places";
import { isAnswer } from "./roll";

/** What needs no sentence: the strip and the headings show it. */
const SILENT = new Set(["turn", "round", "negotiation", "ready", "done", "over"]);
export const isSilent = (line: LogLine): boolean => SILENT.has(line.kind);

/** What follows from the line before it and belongs to its sentence. */
const TAILS = new Set(["die", "standing", "granted", "refused", "heard", "laid", "lost", "signed", "rerolled", "discarded"]);
const HEADS = new Set(["asked", "withdrawal", "audience", "played", "power", "levy", "introduced"]);
/** With whom falls or dies goes what lay before them. */
const FALLS = new Set(["died", "exiled", "imprisoned"]);

/** The lines as sentences: dice, answers and changes belong to what was asked or played. */
export function entriesOf(log: LogLine[]): Entry[] {
  const entries: Entry[] = [];
  for (const line of log) {
    if (isSilent(line)) continue;
    const last = entries.at(-1);
    if (last && belongs(last, line)) last.lines.push(line);
    else entries.push({ n: line.n, seat: line.seat, lines: [line], places: placesOf(line) });
  }
  for (const entry of entries) entry.places = { ...joinPlaces(entry.lines.map(placesOf)), seat: entry.seat };
  return entries;
}

function belongs(entry: Entry, line: LogLine): boolean {
  const [first] = entry.lines;
  const last = entry.lines.at(-1);
  if (!first || !last) return false;
  if (first.kind === "drew" && line.kind === "drew") return first.seat === line.seat && !detail(first, "card");
  if (isIncome(first) && isIncome(line)) return first.seat === line.seat && line.action === first.action;
  if (FALLS.has(first.kind)) return line.kind === "lost" && line.seat === first.seat;
  return HEADS.has(first.kind) && TAILS.has(line.kind) && line.action - last.action <= 1;
}

/** The money of the income step, source by source. */
function isIncome(line: LogLine): boolean {
  return (
    line.kind === "money" &&
    ["rents", "titles", "pensions", "offices", "governorships", "favourite"].includes(detail(line, "reason"))
  );
}

/** The sentence of an entry. About the reader, who sits in seat `me`, it says "you". */
export function sentenceOf({ lines, seat }: Entry, seats: SeatInfo[], me: number | null = null): string {
  const [first, ...rest] = lines;
  if (!first) return "";
  if (isIncome(first)) return incomeSentence(lines, seats, me);
  if (first.kind === "drew" && lines.length > 1) return told("table-log-drew", first, seats, me, { count: lines.length });
  return [lineSentence(first, seats, me), ...rest.map((line) => tail(line, seat, seats))].filter(Boolean).join(" ");
}

/** A line in the words of the game, or in shorter ones of the table. */
export function lineSentence(line: LogLine, seats: SeatInfo[], me: number | null = null): string {
  return told(line.phrase.key, line, seats, me, {});
}

function told(key: string, line: LogLine, seats: SeatInfo[], me: number | null, more: Record<string, string | number>): string {
  const yours = key.replace(/^event-|^table-/, "table-you-");
  const said = line.seat === me && hasWord(yours) ? yours : key;
  const names = { player: nameOf(seats, line.seat), ...namesFor(line.phrase.seats, seats) };
  return sayPhrase({ ...line.phrase, key: said }, { ...names, ...more });
}

function incomeSentence(lines: LogLine[], seats: SeatInfo[], me: number | null): string {
  const [first] = lines;
  const sum = lines.reduce((all, line) => all + amount(line, "livres"), 0);
  return first ? told("table-log-income", first, seats, me, { amount: livres(sum) }) : "";
}

/** A die in words: before whom it fell, and what it had to show. */
function dieWords(line: LogLine): string {
  const [value, most, reason] = [amount(line, "value"), amount(line, "most"), detail(line, "reason")];
  const key = isAnswer(line) ? "table-log-die" : most && reason !== "points" ? "table-log-die-most" : "table-log-die-free";
  return say(key, { die: reason === "queen-roll" ? "queen" : "king", value, most });
}

/** A consequence in a few words. */
function tail(line: LogLine, seat: number, seats: SeatInfo[]): string {
  if (line.kind === "die") return dieWords(line);
  if (line.kind === "granted" || line.kind === "refused") return `${say(`table-${line.kind}`)}.`;
  if (line.kind === "standing") {
    const key = line.seat === seat ? "table-log-standing" : "table-log-standing-of";
    return say(key, { player: nameOf(seats, line.seat), scale: detail(line, "scale"), now: amount(line, "now") });
  }
  return lineSentence(line, seats);
}

/** The log by rounds. */
export function roundsOf(log: LogLine[]): { round: number; entries: Entry[] }[] {
  const rounds: { round: number; lines: LogLine[] }[] = [{ round: 0, lines: [] }];
  for (const line of log) {
    if (line.kind === "round") rounds.push({ round: amount(line, "round"), lines: [] });
    rounds.at(-1)?.lines.push(line);
  }
  return rounds.map(({ round, lines }) => ({ round, entries: entriesOf(lines) })).filter(({ entries }) => entries.length > 0);
}
