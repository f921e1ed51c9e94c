"""Whose turn it is: the count of turns and common phases, and how often a seat has acted in this one."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.engine.state import State


@rule
def begin_turn_of(s: State, seat: int) -> None:
    """The turn, or the decision, of a seat; NOBODY: a phase for everyone."""
    s.seat = seat
    s.turn_count += 1
    s.acts[:] = 0
