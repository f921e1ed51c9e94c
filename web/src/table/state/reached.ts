import type { ChatLine, OfferInfo } from "../../lib/protocol";

/** A private message or offer to me: its sender and kind, never its content. */
export interface Reached {
  key: string;
  kind: "offer" | "line";
  from: number;
}

/** Offers waiting for my answer. */
export function openOffers(offers: OfferInfo[], me: number | null): OfferInfo[] {
  return offers.filter(
    ({ status, to, accepted }) => status === "open" && me !== null && to.includes(me) && !accepted.includes(me),
  );
}

/** Everything sent to me in private, oldest first. */
export function reachedMe(chat: ChatLine[], offers: OfferInfo[], me: number | null): Reached[] {
  const lines = chat.filter(({ to, seat }) => me !== null && to?.includes(me) && seat !== null && seat !== me);
  return [
    ...lines.map(({ n, seat }): Reached => ({ key: `line ${n}`, kind: "line", from: seat ?? 0 })),
    ...openOffers(offers, me).map(({ id, seat }): Reached => ({ key: `offer ${id}`, kind: "offer", from: seat })),
  ];
}
