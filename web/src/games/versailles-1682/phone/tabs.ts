import { drawingOf, type IconName } from "../art/icons";
import type { Phase } from "../state/names";

export const TABS = ["court", "hand", "courtiers", "talk", "log"] as const;
export type Tab = (typeof TABS)[number];

const ICONS: Record<Tab, IconName> = { court: "palace", hand: "hand", courtiers: "players", talk: "chat", log: "log" };
export const TAB_ICONS = TABS.map((tab): [Tab, ReturnType<typeof drawingOf>] => [tab, drawingOf(ICONS[tab])]);

/** Talk in the negotiation, the hand in one's own turn, else the court. */
export function tabFor(phase: Phase, mine: boolean): Tab {
  if (phase === "negotiation") return "talk";
  return phase === "actions" && mine ? "hand" : "court";
}
