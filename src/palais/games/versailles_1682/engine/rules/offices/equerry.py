"""VE-617: Grand Equerry."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.engine.constants import EQUERRY
from palais.games.versailles_1682.engine.event_log import RELOCATED, Log, tell
from palais.games.versailles_1682.engine.state import State


@rule
def use_equerry(s: State, log: Log) -> None:
    """The court moves to the other place at once."""
    s.place = 1 - s.place
    tell(log, RELOCATED, s.seat, s.place, EQUERRY, 0, 0)
