import type { IconName } from "./icons";

export type CardName = "majority" | "muster" | "march" | "moves5" | "moves9" | "seals" | "gold4" | "points2" | "points4";

/** Upright; lying flat, lower and with its words beside its picture; low, with words only; told, with all it does beside its picture. */
export type CardForm = "tall" | "flat" | "low" | "told";

/** What is to be seen on a card: an icon, perhaps with a number; the two seals; a crown with points. */
export interface CardSign {
  icon?: IconName;
  number?: number;
  token?: "seals" | "crown";
}

export const CARD_SIGNS: Record<CardName, CardSign> = {
  majority: { icon: "card-majority" },
  muster: { icon: "card-muster" },
  march: { icon: "card-march" },
  moves5: { icon: "card-moves", number: 5 },
  moves9: { icon: "card-moves", number: 9 },
  seals: { token: "seals" },
  gold4: { icon: "card-gold4", number: 4 },
  points2: { token: "crown", number: 2 },
  points4: { token: "crown", number: 4 },
};
