"""VE-731: War with any number of countries."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.engine.constants import COUNTRY_COUNT
from palais.games.versailles_1682.engine.event_log import PEACE_MADE, WAR, Log, tell
from palais.games.versailles_1682.engine.state import State


@rule
def at_war(s: State) -> bool:
    """With at least one country."""
    return bool(s.war[0] + s.war[1] + s.war[2] > 0)


@rule
def declare_war(s: State, seat: int, country: int, log: Log) -> None:
    s.war[country] = 1
    tell(log, WAR, seat, country, 0, 0, 0)


@rule
def end_war(s: State, seat: int, country: int, reason: int, log: Log) -> None:
    s.war[country] = 0
    tell(log, PEACE_MADE, seat, country, reason, 0, 0)


@rule
def end_all_wars(s: State, seat: int, reason: int, log: Log) -> None:
    """S69: A war ends with the death of King or Regent."""
    for country in range(COUNTRY_COUNT):
        if s.war[country]:
            end_war(s, seat, country, reason, log)
