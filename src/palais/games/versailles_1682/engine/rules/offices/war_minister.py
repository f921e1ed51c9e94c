"""VE-611: Minister of War."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.engine.actions import COUNTRY
from palais.games.versailles_1682.engine.constants import COUNTRY_COUNT, WAR_MINISTER
from palais.games.versailles_1682.engine.event_log import Log
from palais.games.versailles_1682.engine.rules.wars import declare_war, end_war
from palais.games.versailles_1682.engine.state import State


@rule
def war_minister_may(action: int) -> bool:
    """Any of the three countries."""
    return 0 <= action - COUNTRY < COUNTRY_COUNT


@rule
def use_war_minister(s: State, log: Log) -> None:
    """At peace: war; at war: that war ends."""
    country = s.target - COUNTRY
    if s.war[country]:
        end_war(s, s.seat, country, WAR_MINISTER, log)
    else:
        declare_war(s, s.seat, country, log)
