"""The majority bonus of a room and the Cardinal, who breaks ties (PR-303)."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.palais_royal.box.tables import Tables
from palais.games.palais_royal.engine.constants import CARDINAL
from palais.games.palais_royal.engine.state import State


@rule
def has_majority_bonus(s: State, t: Tables, seat: int, room: int) -> bool:
    """PR-303: More servants there than every other player, the Cardinal breaking ties; at least one is needed (reading 13).

    The `majority` card gives its player the bonus in every room with an own servant, for this turn.
    """
    if t.room_bonus[room] == 0 or s.servants[seat, room] == 0:
        return False
    return (s.bonus_everywhere and seat == s.player) or leads(s, seat, room)


@rule
def leads(s: State, seat: int, room: int) -> bool:
    """Does this player have the most servants, with ties broken by servants at the Cardinal?"""
    own, own_cardinal = s.servants[seat, room], s.servants[seat, CARDINAL]
    for other in range(s.players):
        if other == seat:
            continue
        if s.servants[other, room] > own:
            return False
        if s.servants[other, room] == own and s.servants[other, CARDINAL] >= own_cardinal:
            return False
    return True
