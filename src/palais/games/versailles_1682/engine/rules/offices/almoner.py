"""VE-619: Grand Almoner."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.box.tables import Tables
from palais.games.versailles_1682.engine.constants import ALMONER, AT_COURT
from palais.games.versailles_1682.engine.event_log import Log
from palais.games.versailles_1682.engine.rules.standing import change_queen
from palais.games.versailles_1682.engine.state import State


@rule
def almoner_may(s: State, other: int) -> bool:
    """With a Queen: anyone at court, himself included."""
    return bool(s.queen and s.status[other] == AT_COURT)


@rule
def use_almoner(s: State, t: Tables, log: Log) -> None:
    change_queen(s, s.target, int(t.queen[ALMONER]), ALMONER, log)
