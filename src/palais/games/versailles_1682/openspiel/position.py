"""All that changes in a game: the record, the action that waits for chance, and what has happened."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from palais.core.contract import State
from palais.core.events import Event
from palais.envs.spiel.context import CHANCE_PLAYER
from palais.games.versailles_1682.engine.state import State as Fields
from palais.games.versailles_1682.openspiel.chance import Draw

SET_UP: Final = (-1, -1)  # as the cause of what happens: no seat and no action


class Happened(NamedTuple):
    """An action with all that came of it."""

    seat: int
    action: int
    events: list[Event]


class Position:
    """See `envs.spiel.context.SpielPosition`."""

    __slots__ = ("before", "cause", "draws", "missing", "numbers", "past", "player", "shared", "stream", "table")

    def __init__(self, table: Fields) -> None:
        self.table = table  # before the set-up
        self.before: Fields | None = None  # the last decision's position; None: the set-up is under way
        self.cause = SET_UP  # of what waits for chance
        self.draws: list[Draw] = []  # that have come for it
        self.missing = self.stream = 0  # the bound and the kind of the number that is missing
        self.player = CHANCE_PLAYER
        self.numbers: npt.NDArray[np.int64] = np.empty(0, np.int64)
        self.past: list[Happened] = []
        self.shared = False  # by several states: whoever moves on makes a copy first

    def record(self) -> State:
        """At a node of chance the position before the action that it is part of; at the set-up an empty table."""
        return State(self.table if self.before is None else self.before)

    def __deepcopy__(self, memo: object) -> Position:
        self.shared = True
        return self

    def own(self) -> Position:
        """Records are never changed in place: only the lists are copied."""
        if not self.shared:
            return self
        copied = Position.__new__(Position)
        for name in self.__slots__:
            setattr(copied, name, getattr(self, name))
        copied.draws, copied.past, copied.shared = self.draws[:], self.past[:], False
        return copied
