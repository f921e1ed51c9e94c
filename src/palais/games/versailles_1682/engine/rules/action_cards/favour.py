"""VE-121: Favour."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.box.tables import Tables
from palais.games.versailles_1682.engine.chance import die
from palais.games.versailles_1682.engine.constants import ARMS
from palais.games.versailles_1682.engine.event_log import Log
from palais.games.versailles_1682.engine.rules.deaths import courtier_dies
from palais.games.versailles_1682.engine.rules.standing import change_standings
from palais.games.versailles_1682.engine.state import State


@rule
def favour(s: State, t: Tables, kind: int, log: Log) -> None:
    """Standing for the target; a feat of arms can be the last one."""
    change_standings(s, s.target, int(t.king[kind]), int(t.queen[kind]), kind, log)
    if kind == ARMS and die(s, s.target, kind, int(t.dies[kind]), 0, log) <= t.dies[kind]:
        courtier_dies(s, s.target, kind, log)
