import layouts from "../../../../../src/palais/games/palais_royal/data/layouts.toml?raw";
import type { RoomView } from "../view";

export type Room = RoomView["room"];

/** The palace of the first game: nine rooms from the upper left. */
export function firstPalace(): Room[] {
  const map = /\[layouts\.first\]\s*map = """([^"]*)"""/.exec(layouts)?.[1] ?? "";
  return map.trim().split(/\s+/) as Room[];
}
