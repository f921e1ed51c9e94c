import { type Scale } from "../state/names";
import { faceOf } from "./cards";
import type { SignName } from "./icons";

/** A condition on a card: the least standing, or a sign. */
export type Badge = { scale: Scale; value: number } | { sign: SignName };

/** From the top: minimum, place or war, a title before it, sex. */
export function badgesOf(card: string): Badge[] {
  const { minimum, least, scale, place, war, after, who } = faceOf(card);
  const badges: Badge[] = [];
  if (minimum != null) badges.push({ scale: scale ?? "king", value: minimum });
  if (least != null) badges.push({ scale: "king", value: least });
  if (place) badges.push({ sign: place });
  if (war) badges.push({ sign: "war" });
  if (after?.length) badges.push({ sign: "title-comte" });
  if (who) badges.push({ sign: who });
  return badges;
}
