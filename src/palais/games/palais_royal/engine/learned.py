"""Who knows more after an action than before: the action can then no longer be undone.

Only cards are secret in this game. A seat learns something when it sees a card it had not seen: one it draws itself, or one
that another player plays or discards. Keeping a drawn card reveals nothing new to anybody.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from palais.games.palais_royal.box.box import Box
from palais.games.palais_royal.engine.constants import KEEP
from palais.games.palais_royal.engine.state import State


def learned(box: Box, before: State, after: State) -> tuple[int, ...]:
    """The seats that have fewer unseen cards after the action."""
    return tuple(seat for seat in range(before.players) if np.any(_unseen(box, after, seat) < _unseen(box, before, seat)))


def _unseen(box: Box, s: State, seat: int) -> npt.NDArray[Any]:
    """How many of each card this seat cannot see: in the pile, in other hands, drawn by another."""
    drawn = s.drawn if s.player == seat and s.phase == KEEP else 0
    unseen: npt.NDArray[Any] = box.tables.card_copies - s.discard - s.shown.sum(axis=0) - s.hand[seat] - drawn
    return unseen
