"""Imagined changes of a position, each a copy to be judged by `win_shares`: what a payment or a promised act would do.

The copies are for judging only. They keep the sums that the value function looks at, not every mark of the rules.
"""

from __future__ import annotations

from palais.core.records import Record
from palais.games.versailles_1682.engine.constants import (
    AT_COURT,
    FIRST_OFFICE,
    LAST_OFFICE,
    NO_CARD,
    NOBODY,
    RETURNING,
)
from palais.games.versailles_1682.engine.state import State, fields


def _copy(record: Record) -> State:
    return fields(record).copy()


def paid(record: Record, payer: int, receiver: int, livres: int) -> State:
    """VE-322: Money from one family to another, at most what there is."""
    s = _copy(record)
    amount = min(livres, int(s.fortune[payer]))
    s.fortune[payer] -= amount
    s.fortune[receiver] += amount
    return s


def raised(record: Record, seat: int, king: int, queen: int = 0) -> State:
    """Standing changed by a word for or against a courtier at court (VE-524), within the scale."""
    s = _copy(record)
    if s.status[seat] == AT_COURT:
        if s.king:
            s.k[seat] = min(s.high, max(s.low, int(s.k[seat]) + king))
        if s.queen:
            s.q[seat] = min(s.high, max(s.low, int(s.q[seat]) + (queen if s.king else queen or king)))
    return s


def freed(record: Record, seat: int) -> State:
    """VE-702: Released from the Bastille or recalled from exile."""
    s = _copy(record)
    s.status[seat] = RETURNING
    return s


def withdrawn(record: Record, office: int, receiver: int | None) -> State:
    """VE-521: An office or governorship moves to another courtier, or into the King's House."""
    s = _copy(record)
    holder = int(s.holder[office])
    if holder != NOBODY:
        _take_office(s, holder, office)
    if receiver is None:
        s.house[office] += 1
        s.house_size += 1
        return s
    s.before[receiver, office], s.holder[office] = 1, receiver
    if FIRST_OFFICE <= office <= LAST_OFFICE:
        if s.office[receiver] != NO_CARD:
            _take_office(s, receiver, int(s.office[receiver]))
        s.office[receiver] = office
    return s


def _take_office(s: State, holder: int, office: int) -> None:
    s.before[holder, office], s.holder[office] = 0, NOBODY
    if s.office[holder] == office:
        s.office[holder] = NO_CARD


def at_war_with(record: Record, country: int, war: bool) -> State:
    """VE-731: A war begins, or ends."""
    s = _copy(record)
    s.war[country] = int(war)
    return s


def court_at(record: Record, place: int) -> State:
    """VE-331: The court moves, or stays."""
    s = _copy(record)
    s.place = place
    return s


def given(record: Record, giver: int, receiver: int, kinds: list[int]) -> State:
    """VE-415: Cards change hands; the two of them know which, the others only how many."""
    s, viewer = _copy(record), fields(record).viewer
    for kind in kinds:
        for seat, change in ((giver, -1), (receiver, 1)):
            s.held[seat] += change
            if viewer == seat:
                s.hand[seat, kind] += change
            elif viewer in (giver, receiver):
                s.seen[viewer, seat, kind] = max(0, int(s.seen[viewer, seat, kind]) + change)
    return s
