"""Who knows more after an action than before: the end of what can be taken back.

Dice that have fallen are known to everyone. Everything else secret is cards: a seat learns something when a card it could not
place becomes one it sees, in its own hand, on the table, or in a hand it has looked into.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from palais.games.versailles_1682.box.box import Box
from palais.games.versailles_1682.engine.chance import DICE
from palais.games.versailles_1682.engine.constants import SIGNED_WARRANT, WARRANT
from palais.games.versailles_1682.engine.state import State


def learned(box: Box, before: State, after: State) -> tuple[int, ...]:
    """Everyone if a die was rolled, else the seats for which fewer cards are out of sight."""
    seats = range(before.players)
    if after.chance_count[DICE] != before.chance_count[DICE]:
        return tuple(seats)
    return tuple(seat for seat in seats if np.any(_unseen(box, after, seat) < _unseen(box, before, seat)))


def _unseen(box: Box, s: State, seat: int) -> npt.NDArray[Any]:
    """How many of each card this seat cannot place; a warrant is a warrant, signed or not."""
    placed = s.house.astype(int) + s.discard + s.before.sum(axis=0) + s.hand[seat] + s.seen[seat].sum(axis=0)
    placed[WARRANT] += placed[SIGNED_WARRANT]
    placed[SIGNED_WARRANT] = 0
    unseen: npt.NDArray[Any] = box.tables.copies - placed
    return unseen
