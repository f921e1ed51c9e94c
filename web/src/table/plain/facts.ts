import type { SeatInfo } from "../../lib/protocol";
import { say, sayOr } from "../../lib/words.svelte";
import { listOf, nameOf } from "../state/names";

/** A view as text: a value, a list of facts, or a table. */
export type Shown =
  | { kind: "text"; text: string }
  | { kind: "facts"; facts: { label: string; shown: Shown }[] }
  | { kind: "table"; head: string[]; rows: { title: string; cells: Shown[] }[] };

const NOTHING = "–";
/** Numbers in fields with these names are seats. */
const SEATS = new Set(["seat", "player", "owner", "to_act", "winner", "winners"]);

type Json = Record<string, unknown>;

/** A seat's view, formatted without knowledge of the game. */
export function shown(value: unknown, seats: SeatInfo[], name = ""): Shown {
  if (Array.isArray(value)) return ofList(value, seats, name);
  if (isObject(value)) return { kind: "facts", facts: factsOf(value, seats) };
  return { kind: "text", text: textOf(value, seats, name) };
}

function factsOf(value: Json, seats: SeatInfo[]): { label: string; shown: Shown }[] {
  const known = Object.entries(value).filter(([, each]) => each !== null);
  return known.map(([name, each]) => ({ label: labelOf(name), shown: shown(each, seats, name) }));
}

function ofList(list: unknown[], seats: SeatInfo[], name: string): Shown {
  if (list.length === 0 || !list.every(isObject))
    return { kind: "text", text: list.map((each) => textOf(each, seats, name)).join(", ") || NOTHING };
  const names = [...new Set(list.flatMap((each) => Object.keys(each)))];
  const bySeat = list.length === seats.length;
  const rows = list.map((each, i) => ({
    title: bySeat ? nameOf(seats, i) : String(i + 1),
    cells: names.map((column) => shown(each[column] ?? null, seats, column)),
  }));
  return { kind: "table", head: names.map(labelOf), rows };
}

function textOf(value: unknown, seats: SeatInfo[], name: string): string {
  if (value === null || value === undefined || value === "") return NOTHING;
  if (typeof value === "boolean") return say(value ? "table-yes" : "table-no");
  if (typeof value === "number" && SEATS.has(name)) return nameOf(seats, value) || NOTHING;
  if (typeof value === "string") return sayOr(`${name}-${value}`, {}, value);
  if (isObject(value)) return listOf(Object.entries(value).map(([key, each]) => `${labelOf(key)} ${textOf(each, seats, key)}`));
  return String(value);
}

/** "rounds_left" as "Rounds left", if the game has no word for it. */
function labelOf(name: string): string {
  const words = name.replaceAll("_", " ");
  return sayOr(`column-${name}`, {}, words.charAt(0).toUpperCase() + words.slice(1));
}

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
