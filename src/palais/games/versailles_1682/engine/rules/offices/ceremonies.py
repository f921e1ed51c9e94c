"""VE-626: Master of Ceremonies."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.box.tables import Tables
from palais.games.versailles_1682.engine.chance import die
from palais.games.versailles_1682.engine.constants import AT_COURT, BY_POWERS, CEREMONIES
from palais.games.versailles_1682.engine.event_log import DIE, Log, tell
from palais.games.versailles_1682.engine.rules.money import transfer
from palais.games.versailles_1682.engine.state import State


@rule
def ceremonies_may(s: State, seat: int, other: int) -> bool:
    return bool(other != seat and s.status[other] == AT_COURT)


@rule
def use_ceremonies(s: State, t: Tables, log: Log) -> None:
    """A die of 1-3: that family pays the own one."""
    if ceremonies_die(s, t, log) <= t.dies[CEREMONIES]:
        transfer(s, s.target, s.seat, int(t.livres[CEREMONIES]), BY_POWERS, CEREMONIES, log)


@rule
def ceremonies_die(s: State, t: Tables, log: Log) -> int:
    """VE-913: With the exam the table hands over the die."""
    value = s.exam_die
    if value == 0:
        return die(s, s.target, CEREMONIES, int(t.dies[CEREMONIES]), 0, log)
    s.exam_die = 0
    tell(log, DIE, s.target, value, CEREMONIES, t.dies[CEREMONIES], 0)
    return value
