"""Where a new servant comes from (PR-302). A source is 0 for the supply, 1 + room for a room."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.palais_royal.engine.actions import FROM_SUPPLY
from palais.games.palais_royal.engine.refusals import LEGAL, NO_SERVANT_THERE, SAME_ROOM, SUPPLY_FIRST
from palais.games.palais_royal.engine.state import State


@rule
def check_own_servant(s: State, seat: int, source: int) -> int:
    """Is there an own servant at the source?"""
    count = s.supply[seat] if source == FROM_SUPPLY else s.servants[seat, source - 1]
    return LEGAL if count > 0 else NO_SERVANT_THERE


@rule
def check_new_servant(s: State, seat: int, source: int, target: int) -> int:
    """PR-302: New servants come from the own supply; only when it is empty, from any other room.

    Reading 2: So a servant may go from one seal room into the other.
    """
    if source != FROM_SUPPLY and s.supply[seat] > 0:
        return SUPPLY_FIRST
    if source == target + 1:
        return SAME_ROOM
    return check_own_servant(s, seat, source)


@rule
def take_servant(s: State, seat: int, source: int) -> None:
    """Take one servant from the supply or a room."""
    if source == FROM_SUPPLY:
        s.supply[seat] -= 1
    else:
        s.servants[seat, source - 1] -= 1


@rule
def return_servants(s: State, seat: int, room: int, count: int) -> None:
    """Servants go from a room back to the supply."""
    s.servants[seat, room] -= count
    s.supply[seat] += count
