"""All that changes in a game: the record, what chance it waits for, and what has happened."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from palais.core.contract import State
from palais.core.jit import ENABLED
from palais.envs.spiel.context import CHANCE_PLAYER
from palais.games.palais_royal.engine.actions import ACTIONS
from palais.games.palais_royal.engine.state import STATE, StateRecord
from palais.games.palais_royal.openspiel.chance import CARD, DECISION, NOBLE, PENDING_SIZE, advance
from palais.games.palais_royal.openspiel.memory import Past, event, new_past


class Position:
    """Where a game stands. OpenSpiel clones states all the time: a clone shares its position until one of the two moves on."""

    __slots__ = ("array", "numbers", "past", "pending", "player", "shared", "turn", "waits")

    def __init__(self) -> None:
        self.array: npt.NDArray[Any] = np.zeros(1, STATE)
        self.pending = np.zeros(PENDING_SIZE, np.int64)
        self.past: Past[int] = new_past()
        self.player = CHANCE_PLAYER  # who is next, by OpenSpiel's numbers
        self.waits = NOBLE  # for what chance, if chance is next
        self.turn = 0  # the seat that has decided last
        self.numbers = np.empty(0, np.int64)  # the legal actions, or the weights of the outcomes; never written again
        self.shared = False  # by several states: whoever moves on makes a copy first

    def handle(self) -> Any:
        """The record, as compiled rules take it."""
        return self.array if ENABLED else StateRecord(self.array)

    def record(self) -> State:
        """The whole truth as the rest of Palais knows it. It shares its bytes with this position."""
        return State(StateRecord(self.array))

    def advance(self, tables: Any, mute: Any, number: int) -> int:
        """Do an action or take an outcome of chance. Returns a refusal, or 0; if refused, nothing has changed."""
        numbers = np.empty(ACTIONS, np.int64)
        refusal, player, waits, count = advance(self.handle(), tables, self.pending, mute, number, numbers)
        if refusal:
            return refusal
        if self.player >= 0:
            self.turn = self.player
            self.past.append(event(DECISION, self.turn, number))
        else:
            self.past.append(event(self.waits, self.turn if self.waits == CARD else 0, number))
        self.player, self.waits, self.numbers = player, waits, numbers[:count]
        return 0

    def __deepcopy__(self, memo: Any) -> Position:
        self.shared = True
        return self

    def own(self) -> Position:
        """A position that belongs to one state alone: this one, or a copy."""
        if not self.shared:
            return self
        copied = Position.__new__(Position)
        copied.array = np.frombuffer(bytearray(self.array.tobytes()), STATE)  # ndarray.copy goes field by field
        copied.pending, copied.past = self.pending.copy(), self.past[:]
        copied.player, copied.waits, copied.turn = self.player, self.waits, self.turn
        copied.numbers, copied.shared = self.numbers, False
        return copied
