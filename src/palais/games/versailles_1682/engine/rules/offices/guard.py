"""VE-615: Captain of the Guard."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.engine.constants import AT_COURT
from palais.games.versailles_1682.engine.event_log import Log
from palais.games.versailles_1682.engine.rules.knowledge import look
from palais.games.versailles_1682.engine.state import State


@rule
def guard_may(s: State, seat: int, other: int) -> bool:
    """Another at court who has cards."""
    return bool(other != seat and s.status[other] == AT_COURT and s.held[other] > 0)


@rule
def use_guard(s: State, log: Log) -> None:
    """He sees the hand; everyone sees that he does."""
    look(s, s.seat, s.target, log)
