import type { SeatInfo } from "../../../lib/protocol";
import { say } from "../../../lib/words.svelte";
import type { AddressView, PlayerView } from "../view";

const RANKS: Record<AddressView["rank"], string> = {
  monsieur: "Monsieur",
  monseigneur: "Monseigneur",
  madame: "Madame",
  mademoiselle: "Mademoiselle",
};

export function familyOf(seats: SeatInfo[], seat: number): string {
  return seats[seat]?.family ?? seats[seat]?.name ?? "";
}

/** The full form: French in every language, only the office is in the reader's. Where one has to know it, the family alone. */
export function addressOf(player: PlayerView, seats: SeatInfo[]): string {
  const { address, sex } = player;
  if (!address) return player.status === "dead" ? "" : familyOf(seats, player.seat);
  const office = address.office && say("office-name", { card: address.office, sex });
  return [styleOf(player, seats), office].filter(Boolean).join(", ");
}

/** Without the office: rank, Maréchal, title, name. */
export function styleOf({ address, sex }: PlayerView, seats: SeatInfo[]): string {
  if (!address) return "";
  const { rank, marshal, title, name } = address;
  const article = marshal || title ? (sex === "woman" ? "la" : "le") : "";
  return [RANKS[rank], article, marshal ? "Maréchal" : "", capital(title ?? ""), familyOf(seats, name)].filter(Boolean).join(" ");
}

/** Title and name, for my own desk. */
export function shortStyle({ address }: PlayerView, seats: SeatInfo[]): string {
  if (!address) return "";
  const { marshal, title, name } = address;
  return [marshal && !title ? "Maréchal" : "", capital(title ?? ""), familyOf(seats, name)].filter(Boolean).join(" ");
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
