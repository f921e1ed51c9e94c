import type { Thing } from "../../../lib/protocol";
import { isRoom, type Room } from "./names";

/** Places on the boards that something speaks of: a sentence of the log, a step of a hint. */
export interface Places {
  rooms: ReadonlySet<Room>;
  fields: ReadonlySet<string>;
  seat: number | null;
  card?: string; // of the hand or of the draw
}

export const NOWHERE: Places = { rooms: new Set(), fields: new Set(), seat: null };

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

/** The places that details name, and those a kind of event always happens in. */
export function placesOf(kind: string, details: Record<string, unknown>, seat: number | null = null): Places {
  const named = ROOM_DETAILS.map((name) => details[name]).filter(isRoom);
  const usual = ROOM_OF_KIND[kind];
  const fields = typeof details.field === "string" ? [details.field] : [];
  return { rooms: new Set(usual ? [...named, usual] : named), fields: new Set(fields), seat };
}

/** Where a thing on the table is. */
export function placeOf(thing: Thing | undefined): Places {
  if (!thing) return NOWHERE;
  const { kind, name } = thing;
  if (kind === "card" || kind === "drawn") return { ...NOWHERE, card: name };
  return placesOf("", kind === "room" ? { room: name } : { field: name });
}

export function joinPlaces(all: Places[]): Places {
  return {
    rooms: new Set(all.flatMap((places) => [...places.rooms])),
    fields: new Set(all.flatMap((places) => [...places.fields])),
    seat: all.at(-1)?.seat ?? null,
  };
}

/** How often each room is among them. */
export function countRooms(all: Places[]): Map<Room, number> {
  const rooms = all.flatMap((places) => [...places.rooms]);
  return new Map(rooms.map((room) => [room, rooms.filter((other) => other === room).length]));
}
