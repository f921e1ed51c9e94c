"""VE-627: Master of the Revels."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.box.tables import Tables
from palais.games.versailles_1682.engine.constants import AT_COURT, REVELS, VERSAILLES
from palais.games.versailles_1682.engine.event_log import Log
from palais.games.versailles_1682.engine.rules.standing import change_king
from palais.games.versailles_1682.engine.state import State


@rule
def revels_may(s: State, seat: int, other: int) -> bool:
    """At Versailles: another at court."""
    return bool(s.place == VERSAILLES and other != seat and s.status[other] == AT_COURT)


@rule
def use_revels(s: State, t: Tables, log: Log) -> None:
    change_king(s, s.target, int(t.king[REVELS]), REVELS, log)
