import type { LogLine } from "../../../lib/protocol";
import type { Places } from "../../../table/state/places";

const SEATS = ["to", "from", "at", "target", "receiver"];

/** The places of the court that a line of the log speaks of: courtiers, cards of the King's House, shields. */
export function placesOf({ details, seat, kind }: LogLine): Places {
  const seats = SEATS.map((name) => details[name]).filter((value) => typeof value === "number");
  const at = seats.map((each) => `seat:${each}`);
  if (kind === "standing" || kind === "introduced") at.push(`seat:${seat}`);
  if (typeof details.country === "string") at.push(`country:${details.country}`);
  if ((kind === "lost" || kind === "taken") && typeof details.card === "string") at.push(`house:${details.card}`);
  if (kind === "relocated" && typeof details.place === "string") at.push(`place:${details.place}`);
  return { at: new Set(at), seat };
}

/** The seats among the places. */
export function seatsIn({ at }: Places): Set<number> {
  return new Set([...at].filter((place) => place.startsWith("seat:")).map((place) => Number(place.slice(5))));
}
