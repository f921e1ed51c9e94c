import type { SeatInfo } from "../src/lib/protocol";
import type { View } from "../src/games/palais-royal/view";
import views from "./views.json";

export const VIEWS = views as unknown as Record<string, View>;

const NAMES = ["Anna", "Joost", "Élodie", "Colbert"];
const COLOURS = ["red", "yellow", "green", "black"];

export function seatsOf(view: View, turned = 0): SeatInfo[] {
  return view.players.map(({ seat }) => ({
    seat,
    colour: COLOURS[(seat + turned) % 4] ?? "red",
    kind: "person",
    name: NAMES[seat] ?? "",
  }));
}
