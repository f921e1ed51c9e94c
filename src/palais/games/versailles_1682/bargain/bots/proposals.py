"""What a bot thinks of offering: a short list for each other courtier, with prices from the least upwards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from palais.core.bargain.offer import Term, When
from palais.games.versailles_1682.bargain import forms
from palais.games.versailles_1682.engine.constants import (
    AT_COURT,
    FIRST_OFFICE,
    IN_BASTILLE,
    IN_EXILE,
    KINDS,
    LAST_GOVERNORSHIP,
    NO_PAYMENTS,
    NOBODY,
    PLACES,
)
from palais.games.versailles_1682.engine.state import State

PRICES: Final = (500, 1000, 1500, 2500, 4000)
Terms = tuple[Term, ...]


def ideas(s: State, me: int, other: int) -> Iterator[Terms]:
    """Deals without money, then services for money in both directions, the cheapest first."""
    pact = (Term(me, forms.NO_ATTACK, "round", other), Term(other, forms.NO_ATTACK, "round", me))
    yield pact
    if s.status[me] == AT_COURT and s.status[other] == AT_COURT:
        yield (Term(me, forms.SPEAK_FOR, "round", other), Term(other, forms.SPEAK_FOR, "round", me))
    for favour in _favours(s, other, me):
        yield (favour, pact[0])
        yield from ((_price(me, other, livres, favour), favour) for livres in PRICES if s.payments != NO_PAYMENTS)
    for service in _favours(s, me, other):
        yield from ((_price(other, me, livres, service), service) for livres in reversed(PRICES) if s.payments != NO_PAYMENTS)


def _favours(s: State, by: int, to: int) -> Iterator[Term]:
    """What one can do for another."""
    yield Term(by, forms.NO_ATTACK, "round", to)
    if s.status[by] == AT_COURT:
        if s.status[to] == AT_COURT:
            yield Term(by, forms.SPEAK_FOR, "round", to)
        elif s.status[to] == IN_EXILE:
            yield Term(by, forms.RECALL, "round", to)
        spouse = int(s.spouse[to])
        if spouse != NOBODY and spouse != by and s.status[spouse] == IN_BASTILLE:
            yield Term(by, forms.RELEASE, "round", spouse)
    for kind in range(FIRST_OFFICE, LAST_GOVERNORSHIP + 1):
        if s.holder[kind] == to:
            yield Term(by, forms.LEAVE_OFFICE, "round", to, KINDS[kind])
    if by == s.steward:
        yield from (Term(by, forms.COURT, "round", None, place) for place in PLACES)


def _price(payer: int, receiver: int, livres: int, service: Term) -> Term:
    """Money for an action is paid when it is done; for keeping still, at once."""
    when: When = "now" if service.form in forms.ABSTENTIONS else "done"
    return Term(payer, forms.PAY, when, receiver, None, livres)
