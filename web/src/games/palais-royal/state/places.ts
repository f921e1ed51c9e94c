import type { Phrase, Thing } from "../../../lib/protocol";
import { joinPlaces, NOWHERE, type Places } from "../../../table/state/places";
import type { Plan } from "../../../table/state/plan.svelte";
import { isRoom, type Room } from "./names";

const ROOM_DETAILS = ["room", "from", "to", "source"];
const ROOM_OF_KIND: Record<string, Room> = {
  reinforced: "gate",
  "king-placed": "king",
  "madame-placed": "madame",
  "gold-taken": "mint",
  drew: "backdoor",
  kept: "backdoor",
  "action-reinforce": "gate",
  "action-king": "king",
  "action-madame": "madame",
  "action-draw": "backdoor",
};

type Kind = "room" | "field" | "card"; // a card is one of the hand or of the draw

const named = (kind: Kind, names: string[]): string[] => names.map((name) => `${kind}:${name}`);

/** The places that details name, and those a kind of event always happens in. */
export function placesOf(kind: string, details: Record<string, unknown>, seat: number | null = null): Places {
  const rooms = ROOM_DETAILS.map((name) => details[name]).filter(isRoom);
  const usual = ROOM_OF_KIND[kind];
  const fields = typeof details.field === "string" ? [details.field] : [];
  return { at: new Set([...named("room", usual ? [...rooms, usual] : rooms), ...named("field", fields)]), seat };
}

/** Where a thing on the table is. */
export function placeOf({ kind, name }: Thing): Places {
  if (kind === "card" || kind === "drawn") return { ...NOWHERE, at: new Set(named("card", [name])) };
  return placesOf("", kind === "room" ? { room: name } : { field: name });
}

/** Where the next step of a hint happens, and the nobles the whole plan is about. */
export function placesOfPlan({ hint, next }: Plan): Places {
  if (!hint || !next) return NOWHERE;
  const { key, arguments: details = {} } = next.phrase;
  return joinPlaces([placesOf(key, details), { ...NOWHERE, at: new Set(named("field", fieldNames(hint.why))) }]);
}

/** The fields a reason names, one or several: "c8", "c8, h2". */
function fieldNames({ arguments: details = {} }: Phrase): string[] {
  return String(details.fields ?? details.field ?? "").split(", ");
}

function namesIn({ at }: Places, kind: Kind): string[] {
  return [...at].filter((place) => place.startsWith(`${kind}:`)).map((place) => place.slice(kind.length + 1));
}

export function roomsIn(places: Places): Set<Room> {
  return new Set(namesIn(places, "room") as Room[]);
}

export function fieldsIn(places: Places): Set<string> {
  return new Set(namesIn(places, "field"));
}

export function cardsIn(all: Places[]): Set<string> {
  return new Set(all.flatMap((places) => namesIn(places, "card")));
}

/** How often each room is among them. */
export function countRooms(all: Places[]): Map<Room, number> {
  const rooms = all.flatMap((places) => [...roomsIn(places)]);
  return new Map(rooms.map((room) => [room, rooms.filter((other) => other === room).length]));
}
