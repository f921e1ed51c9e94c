"""VE-620: Superintendent of the Queen's Household."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.box.tables import Tables
from palais.games.versailles_1682.engine.constants import AT_COURT, HOUSEHOLD, UP
from palais.games.versailles_1682.engine.event_log import Log
from palais.games.versailles_1682.engine.rules.standing import change_queen
from palais.games.versailles_1682.engine.state import State


@rule
def household_may(s: State, seat: int, other: int) -> bool:
    """With a Queen: another at court."""
    return bool(s.queen and other != seat and s.status[other] == AT_COURT)


@rule
def use_household(s: State, t: Tables, log: Log) -> None:
    points = int(t.queen[HOUSEHOLD])
    change_queen(s, s.target, points if s.direction == UP else -points, HOUSEHOLD, log)
