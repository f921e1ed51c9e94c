"""The messages about offers between players, both ways."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from palais.core.bargain.offer import MAX_TERMS, OfferId, OfferStatus, PromiseStatus, Reputation, Term, When
from palais.core.phrase import Phrase
from palais.tables.message_fields import Addressees, MessageId

# ---- from the client ----


class MakeOffer(msgspec.Struct, tag="offer", frozen=True, forbid_unknown_fields=True):
    """Offer something to one seat or several. `secret`: only they and I may know of it."""

    id: MessageId
    to: Addressees
    terms: Annotated[list[Term], Meta(min_length=1, max_length=MAX_TERMS)]
    secret: bool = False


class AnswerOffer(msgspec.Struct, tag="answer", frozen=True, forbid_unknown_fields=True):
    """Accept or decline an offer. What it pays at once is paid with the last yes."""

    id: MessageId
    offer: OfferId
    yes: bool


class WithdrawOffer(msgspec.Struct, tag="withdraw", frozen=True, forbid_unknown_fields=True):
    """Take my offer back, before it is answered."""

    id: MessageId
    offer: OfferId


class AskTerms(msgspec.Struct, tag="terms", frozen=True, forbid_unknown_fields=True):
    """Ask what I and these seats could promise each other now."""

    id: MessageId
    to: Addressees


# ---- from the server ----


class TermInfo(msgspec.Struct, frozen=True):
    """A term as a sentence (`phrase`), as an entry of a list (`short`), and what became of it once it was accepted."""

    term: Term
    phrase: Phrase
    short: Phrase
    status: PromiseStatus | None


class OfferInfo(msgspec.Struct, frozen=True):
    """An offer that the reader may know, and what became of it. `accepted` are the addressees who have said yes."""

    id: str
    seat: int
    to: list[int]
    secret: bool
    status: OfferStatus
    accepted: list[int]
    terms: list[TermInfo]
    turn: int
    round: int


class BargainInfo(msgspec.Struct, frozen=True):
    """Every offer that the reader may know, in order, and how each seat has kept its word as far as the reader knows."""

    offers: list[OfferInfo]
    reputations: list[Reputation]
    on: bool  # whether this table makes offers at all


class OffersChanged(msgspec.Struct, tag="offers", frozen=True):
    """Offers that are new or have changed; replace those with the same id."""

    offers: list[OfferInfo]
    reputations: list[Reputation]


class TermChoice(msgspec.Struct, frozen=True):
    """Terms that differ only by their amount. `short` is the phrase of the first; its argument `amount` is the amount."""

    by: int
    form: str
    when: When
    seat: int | None
    what: str | None
    amounts: list[int]  # empty: without an amount
    short: Phrase


class TermsPossible(msgspec.Struct, tag="terms", frozen=True):
    """The answer to `AskTerms`: everything that an offer between these seats can be made of now."""

    id: str
    terms: list[TermChoice]


class BargainStep(msgspec.Struct, frozen=True):
    """A change of an offer in a replay, after so many actions."""

    action: int
    offer: OfferInfo
