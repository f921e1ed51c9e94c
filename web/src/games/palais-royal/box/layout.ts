import { data } from "../data";
import type { RoomView } from "../view";

export type Room = RoomView["room"];

/** The palace of the first game: nine rooms from the upper left. */
export function firstPalace(): Room[] {
  return [...data.first_palace];
}
