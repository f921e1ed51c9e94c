"""A game's offers as messages, for each reader as far as they may know them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby, zip_longest

from msgspec import UNSET, UnsetType

from palais.core.bargain.contract import Bargaining
from palais.core.bargain.ledger import reputations
from palais.core.bargain.offer import Dealing, Reputation, Term
from palais.core.contract import SPECTATOR
from palais.tables.bargain_messages import BargainInfo, OfferInfo, TermChoice, TermInfo
from palais.tables.history.history import History


def bargain_info(history: History, seat: int | None, is_on: bool) -> BargainInfo | UnsetType:
    """Everything about offers that this seat may know; nothing if the game has none."""
    if history.ledger is None:
        return UNSET
    viewer = SPECTATOR if seat is None else seat
    offers = [offer_info(history.ledger.bargaining, dealing) for dealing in history.ledger.known_to(viewer)]
    return BargainInfo(offers, reputations_for(history, viewer), is_on)


def reputations_for(history: History, viewer: int) -> list[Reputation]:
    known = [] if history.ledger is None else history.ledger.known_to(viewer)
    return reputations(known, history.log.players)


def offer_info(bargaining: Bargaining, dealing: Dealing) -> OfferInfo:
    offer = dealing.offer
    terms = [
        TermInfo(term, bargaining.phrase(term), bargaining.short_phrase(term), None if promise is None else promise.status)
        for term, promise in zip_longest(offer.terms, dealing.promises)
    ]
    return OfferInfo(
        offer.id,
        offer.seat,
        list(offer.to),
        offer.secret,
        dealing.status,
        list(dealing.accepted),
        terms,
        dealing.turn,
        dealing.round,
    )


def term_choices(bargaining: Bargaining, terms: Sequence[Term]) -> list[TermChoice]:
    """Terms grouped by everything but their amount."""
    found = []
    for _, group in groupby(terms, lambda term: (term.by, term.form, term.when, term.seat, term.what)):
        first, *more = group
        amounts = [term.amount for term in (first, *more) if term.amount is not None]
        choice = TermChoice(first.by, first.form, first.when, first.seat, first.what, amounts, bargaining.short_phrase(first))
        found.append(choice)
    return found
