"""Offers as data: what one seat proposes to others, from a finite list of forms that the game has.

An offer says who does what. Nothing binds anybody: what was accepted becomes promises, which are kept or not.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

MAX_TERMS: Final = 6  # of one offer
MAX_WORD: Final = 32  # letters of a form or a thing
MAX_AMOUNT: Final = 10**9

# now: money that moves when the offer is accepted; done: when the others have done their part; else the round's end.
When = Literal["now", "done", "round", "next"]
LATER: Final = ("round", "next")
Word = Annotated[str, Meta(min_length=1, max_length=MAX_WORD, pattern="^[a-z0-9_-]+$")]
OfferId = Annotated[str, Meta(min_length=1, max_length=16, pattern="^[a-z0-9]+$")]
PartySeat = Annotated[int, Meta(ge=0, le=5)]
Amount = Annotated[int, Meta(ge=0, le=MAX_AMOUNT)]


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One thing that one seat is to do, or not to do. Which of the last three a form needs is the game's affair."""

    by: PartySeat
    form: Word
    when: When
    seat: PartySeat | None = None  # whom it is done to
    what: Word | None = None  # a thing of the game: a country, a place, a card
    amount: Amount | None = None


class Proposal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="offer"):
    """What a seat proposes to others. `secret`: only the parties may know of it."""

    to: tuple[int, ...]
    terms: tuple[Term, ...]
    secret: bool = False


class Offer(msgspec.Struct, frozen=True):
    """A proposal that was made. Its id does not reveal how many others there are."""

    id: str
    seat: int
    to: tuple[int, ...]
    terms: tuple[Term, ...]
    secret: bool = False

    @property
    def parties(self) -> tuple[int, ...]:
        return (self.seat, *self.to)

    def known_to(self, viewer: int) -> bool:
        """Whether this seat may know of it. A spectator knows what everyone knows."""
        return not self.secret or viewer in self.parties


class OfferAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="answer"):
    """Yes or no to an offer, by one of its addressees. It is accepted once all of them have said yes."""

    offer: OfferId
    yes: bool


class Withdrawal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="withdraw"):
    """The seat that made an offer withdraws it."""

    offer: OfferId


Deed = Proposal | OfferAnswer | Withdrawal
OfferStatus = Literal["open", "accepted", "declined", "withdrawn", "expired"]
PromiseStatus = Literal["waiting", "due", "kept", "broken", "void"]
SETTLED: Final = ("kept", "broken", "void")


class Promise(msgspec.Struct, frozen=True):
    """What became of an accepted term. `waiting`: for what the others do; `void`: it became impossible, or nothing is owed."""

    status: PromiseStatus
    round: int  # in which it became due
    turn: int
    chance: bool = False  # whether the seat has had a chance to keep it
    count: int = 0  # how much of it is done, if it can be done in parts


class Dealing(msgspec.Struct, frozen=True):
    """An offer and all that became of it. `promises` are those of its terms, once it is accepted."""

    offer: Offer
    status: OfferStatus
    turn: int  # in which it was made
    round: int
    accepted: tuple[int, ...] = ()  # who has said yes so far
    promises: tuple[Promise, ...] = ()


class Reputation(msgspec.Struct, frozen=True):
    """How a seat has kept its word, as far as the reader knows. Money that moved at once is no promise."""

    seat: int
    kept: int
    broken: int
    void: int
