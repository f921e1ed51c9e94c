"""VE-623: Governess of the Royal Children."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.box.tables import Tables
from palais.games.versailles_1682.engine.constants import AT_COURT, GOVERNESS
from palais.games.versailles_1682.engine.event_log import Log
from palais.games.versailles_1682.engine.rules.standing import change_queen
from palais.games.versailles_1682.engine.state import State


@rule
def governess_may(s: State, seat: int, other: int) -> bool:
    """With a Queen: another at court."""
    return bool(s.queen and other != seat and s.status[other] == AT_COURT)


@rule
def use_governess(s: State, t: Tables, log: Log) -> None:
    """It costs a rival three points, and herself one."""
    change_queen(s, s.target, int(t.queen[GOVERNESS]), GOVERNESS, log)
    change_queen(s, s.seat, int(t.own_queen[GOVERNESS]), GOVERNESS, log)
