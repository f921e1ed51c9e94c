import type { OfferInfo, Phrase, SeatInfo, TermInfo } from "../../../lib/protocol";
import { sayPhrase } from "../../../lib/words.svelte";
import { namesFor } from "../../../table/state/names";
import { type Circle, circleKey } from "./circles";

/** A term in words, with the names of those it speaks of. */
export function termWords(phrase: Phrase, seats: SeatInfo[], amount?: number | null): string {
  return sayPhrase(phrase, { ...namesFor(phrase.seats, seats), ...(amount == null ? {} : { amount }) });
}

function others({ seat, to }: OfferInfo, me: number | null): Circle {
  return [...new Set([seat, ...to])].filter((each) => each !== me).sort((a, b) => a - b);
}

/** The offers of this round between the reader and this circle; to the whole court belong those the reader only watches. */
export function offersIn(offers: OfferInfo[], circle: Circle, me: number | null, round: number): OfferInfo[] {
  return offers.filter((offer) => {
    if (offer.round !== round) return false;
    const concerned = me !== null && (offer.seat === me || offer.to.includes(me));
    return concerned ? circleKey(others(offer, me)) === circleKey(circle) : circle.length === 0;
  });
}

/** Promises that were accepted, the newest first. */
export function promisesIn(offers: OfferInfo[]): { offer: OfferInfo; term: TermInfo }[] {
  return offers
    .filter(({ status }) => status === "accepted")
    .flatMap((offer) => offer.terms.filter(({ term }) => term.when !== "now").map((term) => ({ offer, term })))
    .reverse();
}
