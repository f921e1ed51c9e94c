import type { Places } from "../../../table/state/places";
import type { CourtGame } from "../state/game.svelte";
import { type Scale, standingOf } from "../state/names";
import { seatsIn } from "../state/places";
import type { View } from "../view";

/** Where whoever is aimed at would stand, if a single result says so. */
export function previewOn(game: CourtGame, scale: Scale): { seat: number; to: number } | null {
  const intent = game.intent;
  if (!intent || intent.isAsked) return null;
  const act = intent.act ?? intent.open.find(({ target }) => target !== null && target === game.looked);
  const change = act?.results[0]?.changes.find(({ what }) => what === scale);
  return change && change.seat !== null && typeof change.after === "number" ? { seat: change.seat, to: change.after } : null;
}

/** The rooms in which those stand that something just happened to. */
export function markedRooms(view: View, scale: Scale, marks: Places): Set<number> {
  const seats = seatsIn(marks);
  const rooms = view.players.filter(({ seat }) => seats.has(seat)).map((player) => standingOf(player, scale));
  return new Set(rooms.filter((room) => room !== null));
}
