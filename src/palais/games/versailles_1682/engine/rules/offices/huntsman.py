"""VE-616: Grand Huntsman."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.box.tables import Tables
from palais.games.versailles_1682.engine.constants import AT_COURT, HUNT, HUNTSMAN
from palais.games.versailles_1682.engine.event_log import Log
from palais.games.versailles_1682.engine.rules.standing import change_king
from palais.games.versailles_1682.engine.state import State


@rule
def huntsman_may(s: State, other: int) -> bool:
    """At the hunt: himself, or another at court."""
    return bool(s.place == HUNT and s.status[other] == AT_COURT)


@rule
def use_huntsman(s: State, t: Tables, log: Log) -> None:
    points = int(t.king[HUNTSMAN])
    change_king(s, s.target, points if s.target == s.seat else -points, HUNTSMAN, log)
