"""VE-110: Cards move from one place to another and are never lost."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.engine.constants import (
    FIRST_OFFICE,
    LAST_GOVERNORSHIP,
    LAST_OFFICE,
    NO_CARD,
    NOBODY,
    SIGNED_WARRANT,
    WARRANT,
)
from palais.games.versailles_1682.engine.event_log import DISCARDED, LAID, LOST, Log, tell
from palais.games.versailles_1682.engine.rules.knowledge import all_see_loss
from palais.games.versailles_1682.engine.state import State


@rule
def add_to_hand(s: State, seat: int, kind: int) -> None:
    s.hand[seat, kind] += 1
    s.held[seat] += 1


@rule
def remove_from_hand(s: State, seat: int, kind: int) -> None:
    s.hand[seat, kind] -= 1
    s.held[seat] -= 1


@rule
def leave_hand_openly(s: State, seat: int, kind: int) -> None:
    """VE-931: Everyone sees which card leaves the hand."""
    remove_from_hand(s, seat, kind)
    all_see_loss(s, seat, kind)
    if kind == SIGNED_WARRANT:
        s.signed -= 1


@rule
def put_on_discard(s: State, kind: int) -> None:
    """VE-423: A signed warrant is unsigned there."""
    s.discard[WARRANT if kind == SIGNED_WARRANT else kind] += 1
    s.discard_size += 1


@rule
def discard_from_hand(s: State, seat: int, kind: int, log: Log) -> None:
    """Face up, by the hand limit or by the Reader."""
    leave_hand_openly(s, seat, kind)
    put_on_discard(s, kind)
    tell(log, DISCARDED, seat, kind, 0, 0, 0)


@rule
def put_in_house(s: State, kind: int) -> None:
    s.house[kind] += 1
    s.house_size += 1


@rule
def lay_before(s: State, seat: int, kind: int, reason: int, log: Log) -> None:
    """VE-506: Granted cards lie before the courtier."""
    s.before[seat, kind] += 1
    if FIRST_OFFICE <= kind <= LAST_GOVERNORSHIP:
        s.holder[kind] = seat
        if kind <= LAST_OFFICE:
            s.office[seat] = kind
    tell(log, LAID, seat, kind, reason, 0, 0)


@rule
def take_away(s: State, seat: int, kind: int, reason: int, log: Log) -> None:
    """One card less before a courtier; the caller puts it somewhere."""
    s.before[seat, kind] -= 1
    if FIRST_OFFICE <= kind <= LAST_GOVERNORSHIP:
        s.holder[kind] = NOBODY
        if kind <= LAST_OFFICE:
            s.office[seat] = NO_CARD
    tell(log, LOST, seat, kind, reason, 0, 0)


@rule
def lose_to_house(s: State, seat: int, kind: int, reason: int, log: Log) -> None:
    """S67: What is lost goes back to the King's House."""
    take_away(s, seat, kind, reason, log)
    put_in_house(s, kind)


@rule
def lose_all(s: State, seat: int, first: int, last: int, reason: int, log: Log) -> None:
    """All cards of these kinds before a courtier go to the King's House."""
    for kind in range(first, last + 1):
        while s.before[seat, kind] > 0:
            lose_to_house(s, seat, kind, reason, log)
