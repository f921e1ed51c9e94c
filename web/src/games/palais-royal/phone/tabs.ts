import { drawingOf, type IconName } from "../art/icons";
import type { Phase } from "../state/names";

export const TABS = ["park", "palace", "hand", "players", "log"] as const;
export type Tab = (typeof TABS)[number];

const ICONS: Record<Tab, IconName> = { park: "park", palace: "palace", hand: "cards", players: "players", log: "log" };
export const TAB_ICONS = TABS.map((tab): [Tab, ReturnType<typeof drawingOf>] => [tab, drawingOf(ICONS[tab])]);

/** Palace for steps 1, 2, 3 and 5, park for 4; where a servant for the border comes from is asked in the palace. */
export function tabFor(phase: Phase): Tab {
  return phase === "recruit" || phase === "pay" ? "park" : "palace";
}
