"""Offers in Toy Court: `pay` is coins, now or once the other side has delivered; `keep` is a turn without a second throw."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from palais.core.bargain.offer import Promise, Term
from palais.core.contract import Game, Hidden, State
from palais.core.events import Event
from palais.core.phrase import Phrase
from toy_court.actions import MOST_PAID, pay
from toy_court.state import NOBODY, Court, court

PAY, KEEP = "pay", "keep"


class ToyBargaining:
    """Two forms of terms, enough to test the house's interface."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def may_offer(self, s: State, seat: int, to: tuple[int, ...]) -> str | None:
        return self.game.may_say(s, seat, to)

    def terms(self, public: Hidden, by: int, parties: Sequence[int]) -> list[Term]:
        coins = [
            Term(by, PAY, when, seat, None, n)
            for seat in parties
            if seat != by
            for when in ("now", "done")
            for n in range(1, MOST_PAID + 1)
        ]
        return [*coins, *(Term(by, KEEP, when) for when in ("round", "next"))]

    def payment(self, term: Term) -> int | None:
        return pay(term.seat, term.amount) if term.form == PAY and term.seat is not None and term.amount else None

    def judge(self, term: Term, promise: Promise, events: Sequence[Event], after: Hidden) -> Promise:
        """Nobody else sees who gets a payment, so any payment in the next audience counts as settling the debt."""
        own = [event for event in events if event.seat == term.by]
        status = _debt(promise, own, court(after)) if term.form == PAY else _restraint(term, promise, own, court(after))
        return msgspec.structs.replace(promise, status=status or promise.status)

    def phrase(self, term: Term) -> Phrase:
        return Phrase(f"term-{term.form}", _arguments(term), {"by": term.by} | _seats(term))

    def short_phrase(self, term: Term) -> Phrase:
        return Phrase(f"promise-{term.form}", _arguments(term), _seats(term))


def _debt(promise: Promise, own: Sequence[Event], after: Court) -> str | None:
    if any(event.kind == "paid" for event in own):
        return "kept"
    if after.over:
        return "void"
    return "broken" if after.round > promise.round and after.player != NOBODY else None


def _restraint(term: Term, promise: Promise, own: Sequence[Event], after: Court) -> str | None:
    last = promise.round + (term.when == "next")
    if any(event.kind == "aside" for event in own) and after.round == last:
        return "broken"
    if any(event.kind == "kept" for event in own) and after.round >= last:
        return "kept"
    return "void" if after.over or after.round > last else None


def _arguments(term: Term) -> dict[str, str | int]:
    found: dict[str, str | int] = {"when": term.when}
    return found if term.amount is None else found | {"amount": term.amount}


def _seats(term: Term) -> dict[str, int]:
    return {} if term.seat is None else {"seat": term.seat}
