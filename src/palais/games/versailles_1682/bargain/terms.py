"""Everything a seat can promise now, from what everyone knows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from palais.core.bargain.offer import Term, When
from palais.core.contract import Hidden
from palais.games.versailles_1682.bargain import forms
from palais.games.versailles_1682.engine.actions import AMOUNTS, STEP, pay
from palais.games.versailles_1682.engine.constants import (
    AT_COURT,
    CAPPED,
    COUNTRIES,
    FIRST_OFFICE,
    IN_BASTILLE,
    IN_EXILE,
    KINDS,
    LAST_GOVERNORSHIP,
    NO_PAYMENTS,
    NOBODY,
    PLACES,
)
from palais.games.versailles_1682.engine.state import State, fields
from palais.games.versailles_1682.game import Versailles1682

ROUNDS: tuple[When, ...] = ("round", "next")


def possible_terms(game: Versailles1682, public: Hidden, by: int, parties: Sequence[int]) -> list[Term]:
    """The terms of one seat in an offer between these seats."""
    s = fields(public)
    partners = [seat for seat in parties if seat != by]
    return [*_money(game, public, by, partners), *_cards(s, by, partners), *_words(s, by), *_restraint(s, by), *_crown(s, by)]


def _money(game: Versailles1682, public: Hidden, by: int, partners: Sequence[int]) -> Iterator[Term]:
    """VE-322: What can be paid at once is what the rules allow at once; later, any amount of a payment."""
    s = fields(public)
    most = game.box.tables.capped if s.payments == CAPPED else AMOUNTS * STEP
    amounts = [] if s.payments == NO_PAYMENTS else [STEP * (n + 1) for n in range(AMOUNTS)]
    for seat in partners:
        yield from (Term(by, forms.PAY, "now", seat, None, n) for n in amounts if game.check(public, by, pay(seat, n)) is None)
        yield from (Term(by, forms.PAY, "done", seat, None, n) for n in amounts if n <= most)


def _cards(s: State, by: int, partners: Sequence[int]) -> Iterator[Term]:
    for seat in partners:
        for when in ROUNDS:
            most = min(forms.MOST_GIVEN, int(s.held[by]))
            yield from (Term(by, forms.GIVE_CARDS, when, seat, None, cards) for cards in range(1, most + 1))


def _words(s: State, by: int) -> Iterator[Term]:
    """What is asked of the crown needs a courtier at court."""
    if s.status[by] != AT_COURT:
        return
    for seat in _others(s, by):
        for when in ROUNDS:
            for form in _requests(s, by, seat):
                yield Term(by, form, when, seat)


def _requests(s: State, by: int, seat: int) -> Iterator[str]:
    if s.status[seat] == AT_COURT:
        yield from (forms.SPEAK_FOR, forms.ASK_FOR)
        if may_marry(s, by, seat):
            yield forms.MARRY
    elif s.status[seat] == IN_BASTILLE:
        yield forms.RELEASE
    elif s.status[seat] == IN_EXILE:
        yield forms.RECALL


def may_marry(s: State, by: int, seat: int) -> bool:
    """VE-522: Both at court and unmarried, one of each sex."""
    at_court = s.status[by] == AT_COURT and s.status[seat] == AT_COURT
    return bool(at_court and s.spouse[by] == NOBODY and s.spouse[seat] == NOBODY and s.sex[by] != s.sex[seat])


def _restraint(s: State, by: int) -> Iterator[Term]:
    for seat in _others(s, by):
        held = [KINDS[kind] for kind in range(FIRST_OFFICE, LAST_GOVERNORSHIP + 1) if s.holder[kind] == seat]
        for when in ROUNDS:
            yield Term(by, forms.NO_ATTACK, when, seat)
            yield Term(by, forms.NOT_AGAINST, when, seat)
            yield from (Term(by, forms.LEAVE_OFFICE, when, seat, kind) for kind in held)


def _crown(s: State, by: int) -> Iterator[Term]:
    """War, peace, and where the court is: only the Steward of that round puts it somewhere."""
    for when in ROUNDS:
        for number, country in enumerate(COUNTRIES):
            form = (forms.MAKE_PEACE,) if s.war[number] else (forms.MAKE_WAR, forms.KEEP_PEACE)
            yield from (Term(by, one, when, None, country) for one in form)
        steward = s.steward if when == "round" else (s.steward + 1) % s.players
        if by == steward:
            yield from (Term(by, forms.COURT, when, None, place) for place in PLACES)


def _others(s: State, by: int) -> list[int]:
    return [seat for seat in range(s.players) if seat != by]
