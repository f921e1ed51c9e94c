"""A hand-written guess at the points a seat will still make: the planner's first value, and a feature of the learned one."""

from __future__ import annotations

from typing import Final

from palais.core.jit import rule
from palais.games.palais_royal.box.tables import Tables
from palais.games.palais_royal.engine.constants import COURT, KING, MADAME, MINT, OFFICE, PRIVILEGES, ROOMS, STAIRS
from palais.games.palais_royal.engine.state import State

ROOM_KINDS, PRIVILEGE_KINDS = len(ROOMS), len(PRIVILEGES)
NOBLES_A_TURN: Final = 1.3

# Points that a servant promises where it stands: court, gate, stairs, mint, king, madame, office, back door, Cardinal.
STOCK: Final = (0.2, 0.5, 0.3, 0.4, 1.0, 1.0, 1.0, 1.0, 0.3)
# And for each round to come.
FLOW: Final = (0.35, 0.0, 0.45, 0.3, 0.0, 0.0, 0.0, 0.05, 0.05)
# One unit of a privilege for each round to come: gate, moves, diagonal, gold, king, madame, cards.
LASTING: Final = (0.3, 0.4, 0.8, 0.3, 0.9, 0.9, 0.1)
ENOUGH: Final = 6  # of one kind; a servant above that promises half
GOLD_WORTH: Final = 0.45
ENOUGH_GOLD: Final = 12
BONUS_WORTH: Final = 0.4
BONUS_ROOMS: Final = (COURT, STAIRS, MINT, KING, MADAME)
CROWDED: Final = 3  # servants in the office beyond this are of no use


@rule
def rounds_left(s: State, t: Tables) -> float:
    """A guess at the turns that the player in turn still has after this one."""
    if s.last_round:
        return 0.0
    above = max(0, s.nobles_in_park - t.nobles_left)
    return 1.0 + above / (NOBLES_A_TURN * s.players)


@rule
def capped(count: int, enough: int) -> float:
    """The count, of which what exceeds `enough` counts half."""
    return min(count, enough) + 0.5 * max(0, count - enough)


@rule
def prospect(s: State, seat: int, left: float, bonuses: int) -> float:
    """Points to come from what stands in the palace and lies in the purse, with `left` rounds to go.

    `bonuses` is in how many of the BONUS_ROOMS the seat has the majority.
    """
    if left == 0.0:
        return 0.0
    rounds = min(left, 8.0)
    points = GOLD_WORTH * capped(s.gold[seat], ENOUGH_GOLD)
    for room in range(ROOM_KINDS):
        enough = CROWDED if room == OFFICE else ENOUGH
        points += (STOCK[room] + rounds * FLOW[room]) * capped(s.servants[seat, room], enough)
    for privilege in range(PRIVILEGE_KINDS):
        points += LASTING[privilege] * rounds * s.extra[seat, privilege]
    return float(points + BONUS_WORTH * rounds * bonuses + s.held[seat] + 0.1 * s.supply[seat])
