"""VE-521 to VE-526: An audience that is granted takes effect."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.box.tables import Tables
from palais.games.versailles_1682.engine.constants import FOR_RECALL, FOR_RELEASE, INTERVENE, MARRY, RELEASE, REMARRY, WITHDRAW
from palais.games.versailles_1682.engine.event_log import Log
from palais.games.versailles_1682.engine.rules.audiences.intervene import intervene
from palais.games.versailles_1682.engine.rules.audiences.marry import marry
from palais.games.versailles_1682.engine.rules.audiences.remarry import remarry
from palais.games.versailles_1682.engine.rules.audiences.withdraw import withdraw
from palais.games.versailles_1682.engine.rules.falls import free
from palais.games.versailles_1682.engine.state import State


@rule
def grant_audience(s: State, t: Tables, standing: int, log: Log) -> None:
    """`standing` is the one of the last roll."""
    if s.audience == WITHDRAW:
        withdraw(s, log)
    elif s.audience == MARRY:
        marry(s, log)
    elif s.audience == REMARRY:
        remarry(s, t, log)
    elif s.audience == INTERVENE:
        intervene(s, t, standing, log)
    else:
        free(s, s.target, FOR_RELEASE if s.audience == RELEASE else FOR_RECALL, log)
