"""VE-614: Secretary of State for Foreign Affairs."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.box.tables import Tables
from palais.games.versailles_1682.engine.constants import AT_COURT, FOREIGN_AFFAIRS
from palais.games.versailles_1682.engine.event_log import Log
from palais.games.versailles_1682.engine.rules.standing import change_king
from palais.games.versailles_1682.engine.state import State


@rule
def foreign_affairs_may(s: State, seat: int, other: int) -> bool:
    return bool(other != seat and s.status[other] == AT_COURT)


@rule
def use_foreign_affairs(s: State, t: Tables, log: Log) -> None:
    """Against a courtier whose country is at war, else in his favour."""
    points = int(t.king[FOREIGN_AFFAIRS])
    change_king(s, s.target, -points if s.war[s.party[s.target]] else points, FOREIGN_AFFAIRS, log)
