import type { Drawing, IconName as HouseIcon } from "../../../art/icons";
import { COURT } from "./signs/court";
import { DEEDS } from "./signs/deeds";
import { PLACES } from "./signs/places";

/** The signs of this game, drawn like the icons of the house. */
const SIGNS = { ...PLACES, ...DEEDS, ...COURT };

export type SignName = keyof typeof SIGNS;
export type IconName = HouseIcon | SignName;

export function drawingOf(name: IconName): HouseIcon | Drawing {
  return name in SIGNS ? SIGNS[name as SignName] : (name as HouseIcon);
}
