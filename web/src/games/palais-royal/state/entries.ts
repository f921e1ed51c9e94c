import type { LogLine, Phrase, SeatInfo } from "../../../lib/protocol";
import type { FieldView } from "../view";
import { hasWord, say, sayPhrase } from "../../../lib/words.svelte";
import { amount, detail, nameOf } from "../../../table/state/names";
import { joinPlaces } from "../../../table/state/places";
import type { Entry } from "../../../table/state/telling";
import { placeArguments } from "./park-places";
import { placesOf } from "./places";

/** What needs no sentence: the strip shows it. */
const SILENT = new Set(["phase", "turn"]);
export const isSilent = (line: LogLine): boolean => SILENT.has(line.kind);
/** Except for how much they allow: the first deed of that kind tells it. */
const ALLOWING: Record<string, { deed: string; because: string }> = {
  turn: { deed: "reinforced", because: "because-gate" },
  phase: { deed: "moved", because: "because-moves" },
};
const ALIKE: Record<string, string[]> = { moved: ["from", "to"], reinforced: ["source"], put: ["room"], kept: [] };
const PAYMENTS = new Set(["paid-gold", "paid-seals", "paid-card-seals"]);

/** The lines as sentences: equal ones are counted, payments belong to their recruitment, drawn cards to their draw. */
export function entriesOf(log: LogLine[]): Entry[] {
  const entries: Entry[] = [];
  let allowed: LogLine | undefined;
  for (const line of log) {
    if (isSilent(line)) {
      allowed = line;
      continue;
    }
    if (line.kind === "card-played") allowed = undefined; // a card may have changed how much is allowed: say nothing that is no longer true
    const last = entries.at(-1);
    if (last && belongs(last, line, log)) {
      last.lines.push(line);
      continue;
    }
    const entry: Entry = { n: line.n, seat: line.seat, lines: [line], places: placesOf(line.kind, line.details, line.seat) };
    const { deed, because } = ALLOWING[allowed?.kind ?? ""] ?? {};
    if (allowed && because && deed === line.kind) {
      entry.because = { key: because, arguments: allowed.phrase.arguments };
      allowed = undefined;
    }
    entries.push(entry);
  }
  for (const entry of entries) entry.places = joinPlaces(entry.lines.map((line) => placesOf(line.kind, line.details, line.seat)));
  return entries;
}

function belongs(entry: Entry, line: LogLine, log: LogLine[]): boolean {
  const [first] = entry.lines;
  const previous = entry.lines.at(-1);
  if (!first || !previous || first.seat !== line.seat || isParted(previous, line, log)) return false;
  if (first.kind === "recruited") return PAYMENTS.has(line.kind);
  if (first.kind === "drew" || first.kind === "drawn-card") return line.kind === "drawn-card" || line.kind === "drew";
  if (first.kind === "discarded") return line.kind === "discarded";
  const same = ALIKE[line.kind];
  if (!same || first.kind !== line.kind) return false;
  return first.phrase.key === line.phrase.key && same.every((name) => detail(first, name) === detail(line, name));
}

/** Is there a new turn between the two lines? */
function isParted(before: LogLine, line: LogLine, log: LogLine[]): boolean {
  if (line.n === before.n + 1) return false;
  return log.some((other) => other.kind === "turn" && other.n > before.n && other.n < line.n);
}

/** The sentence of an entry, with the player's name in it; about the reader, who sits in seat `me`, it says "you". */
export function sentenceOf(entry: Entry, seats: SeatInfo[], park: FieldView[], me: number | null = null): string {
  const phrase = phraseOf(entry, park);
  if (!phrase) return "";
  const yours = phrase.key.replace(/^event-|^table-/, "table-you-");
  const key = entry.seat === me && hasWord(yours) ? yours : phrase.key;
  return sayPhrase({ ...phrase, key }, { player: nameOf(seats, entry.seat) }) + (entry.because ? sayPhrase(entry.because) : "");
}

/** All but the player's name. */
function phraseOf(entry: Entry, park: FieldView[]): Phrase | null {
  const [first] = entry.lines;
  if (!first) return null;
  const count = entry.lines.length;
  if (first.kind === "recruited") return recruitedPhrase(entry, first, park);
  if (first.kind === "border")
    return { key: "table-log-border", arguments: { ...first.phrase.arguments, ...placeArguments(park, detail(first, "field")) } };
  if (first.kind === "drew" || first.kind === "drawn-card") return drawnPhrase(entry, first);
  if (first.kind === "discarded" && count > 1)
    return { key: "table-log-discarded", arguments: { cards: cardNames(entry.lines) } };
  if (count === 1) return first.phrase;
  if (first.kind === "kept") return keptPhrase(entry, first);
  return { key: `table-log-${first.kind}`, arguments: { ...first.phrase.arguments, count } };
}

function recruitedPhrase(entry: Entry, first: LogLine, park: FieldView[]): Phrase {
  const sum = (kinds: string[], room: string, name: string): number =>
    entry.lines
      .filter((line) => kinds.includes(line.kind) && (!room || detail(line, "room") === room))
      .reduce((n, line) => n + amount(line, name), 0);
  const gold = sum(["paid-gold"], "", "gold");
  const king = sum(["paid-seals"], "king", "servants") + sum(["paid-card-seals"], "king", "seals");
  const madame = sum(["paid-seals"], "madame", "servants") + sum(["paid-card-seals"], "madame", "seals");
  const cards = sum(["paid-card-seals"], "", "seals");
  const place = placeArguments(park, detail(first, "field"));
  return { key: "table-log-recruited", arguments: { ...first.phrase.arguments, ...place, gold, king, madame, cards } };
}

function drawnPhrase(entry: Entry, first: LogLine): Phrase {
  const drew = entry.lines.find((line) => line.kind === "drew") ?? first;
  const seen = entry.lines.filter((line) => line.kind === "drawn-card" && detail(line, "card"));
  if (seen.length === 0) return drew.phrase;
  return { key: "table-log-drew", arguments: { cards: cardNames(seen) } };
}

function keptPhrase(entry: Entry, first: LogLine): Phrase {
  const count = entry.lines.length;
  if (!detail(first, "card")) return { key: "table-log-kept-hidden", arguments: { count } };
  return { key: "table-log-kept", arguments: { cards: cardNames(entry.lines) } };
}

function cardNames(lines: LogLine[]): string {
  const names = lines.flatMap((line) =>
    Array<string>(Math.max(1, amount(line, "cards"))).fill(say("named-card", { card: detail(line, "card") })),
  );
  if (names.length < 2) return names.join("");
  return say("list-end", { rest: names.slice(0, -1).join(", "), last: names.at(-1) ?? "" });
}

/** The log by rounds, for headings. Round 0: setting up; null: the rest of the turn that a position began in. */
export function roundsOf(log: LogLine[]): { round: number | null; entries: Entry[] }[] {
  const setUp = log[0]?.kind === "put";
  const rounds: { round: number | null; lines: LogLine[] }[] = [{ round: setUp ? 0 : null, lines: [] }];
  for (const line of log) {
    const round = amount(line, "round");
    if (line.kind === "turn" && round !== rounds.at(-1)?.round) rounds.push({ round, lines: [] });
    rounds.at(-1)?.lines.push(line);
  }
  return rounds.map(({ round, lines }) => ({ round, entries: entriesOf(lines) })).filter(({ entries }) => entries.length > 0);
}
