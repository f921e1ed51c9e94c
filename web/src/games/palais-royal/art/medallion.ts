import type { NobleView } from "../view";
import type { IconName } from "./icons";

export type Seal = "king" | "madame";

/** What every form of a medallion shows. `price`: what it costs now. */
export interface MedallionProps {
  noble: NobleView;
  price?: number | null;
  lit?: boolean;
}

/** The ground of a medallion tells what kind of noble it is. */
export function cameoOf(noble: NobleView): "couple" | "privilege" | "servants" {
  if (noble.servants > 0) return "servants";
  return noble.privilege ? "privilege" : "couple";
}

/** The seals of a noble in a line round `middle`, closer together when there are four. */
export function pitched(noble: NobleView, middle: number, pitch: number, closer: number): { seal: Seal; x: number }[] {
  const seals: Seal[] = [...Array<Seal>(noble.king).fill("king"), ...Array<Seal>(noble.madame).fill("madame")];
  const step = seals.length > 3 ? closer : pitch;
  return seals.map((seal, i) => ({ seal, x: middle + (i - (seals.length - 1) / 2) * step }));
}

/** What a noble gives, as a sign: an icon, or the coin or seal itself. */
export type Sign = { icon: IconName } | { token: "coin" | Seal };

export function signOf(noble: NobleView): Sign {
  switch (noble.privilege) {
    case "gold":
      return { token: "coin" };
    case "king":
    case "madame":
      return { token: noble.privilege };
    case "gate":
      return { icon: "room-gate" };
    case "moves":
    case "cards":
    case "diagonal":
      return { icon: noble.privilege };
    case null:
      return { icon: "servants" };
  }
}

/** How much of it; diagonal moves are had or not. */
export function amountOf(noble: NobleView): number | null {
  if (noble.servants > 0) return noble.servants;
  return noble.privilege === "diagonal" ? null : noble.amount;
}
