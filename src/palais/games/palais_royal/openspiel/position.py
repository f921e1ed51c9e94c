"""Everything that changes in a game: the record, the chance outcome it waits for, and its history."""

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
        self.player = CHANCE_PLAYER  # who is next, in OpenSpiel's numbering
        self.waits = NOBLE  # the kind of chance outcome, if chance is next
        self.turn = 0  # the seat that decided last
        self.numbers = np.empty(0, np.int64)  # the legal actions, or the weights of the outcomes; never modified
        self.shared = False  # by several states: copy before changing

    def handle(self) -> Any:
        """The record in the form compiled rules take."""
        return self.array if ENABLED else StateRecord(self.array)

    def record(self) -> State:
        """The full record, as the rest of Palais uses it. Shares memory with this position."""
        return State(StateRecord(self.array))

    def advance(self, tables: Any, mute: Any, number: int) -> int:
        """Apply an action or an outcome of chance. Returns 0, or a refusal, in which case nothing has changed."""
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
        """A position used by one state only: this one, or a copy if it is shared."""
        if not self.shared:
            return self
        copied = Position.__new__(Position)
        copied.array = np.frombuffer(bytearray(self.array.tobytes()), STATE)  # ndarray.copy copies field by field, which is slow
        copied.pending, copied.past = self.pending.copy(), self.past[:]
        copied.player, copied.waits, copied.turn = self.player, self.waits, self.turn
        copied.numbers, copied.shared = self.numbers, False
        return copied
