"""VE-622: Mistress of the Robes."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.box.tables import Tables
from palais.games.versailles_1682.engine.constants import ROBES
from palais.games.versailles_1682.engine.event_log import Log
from palais.games.versailles_1682.engine.rules.standing import change_queen
from palais.games.versailles_1682.engine.state import State


@rule
def robes_may(s: State) -> bool:
    """With a Queen."""
    return bool(s.queen)


@rule
def use_robes(s: State, t: Tables, log: Log) -> None:
    change_queen(s, s.seat, int(t.queen[ROBES]), ROBES, log)
