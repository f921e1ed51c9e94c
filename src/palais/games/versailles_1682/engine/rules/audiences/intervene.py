"""VE-524: Intervene for or against another courtier at court."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.box.tables import Tables
from palais.games.versailles_1682.engine.chance import die
from palais.games.versailles_1682.engine.constants import AT_COURT, FOR_INTERVENTION, FOR_POINTS, TO_QUEEN, UP
from palais.games.versailles_1682.engine.event_log import Log
from palais.games.versailles_1682.engine.refusals import LEGAL, NOT_AT_COURT, NOT_YOURSELF
from palais.games.versailles_1682.engine.rules.standing import change_king, change_queen
from palais.games.versailles_1682.engine.state import State


@rule
def check_intervene(s: State, seat: int, other: int) -> int:
    if other == seat:
        return NOT_YOURSELF
    return LEGAL if s.status[other] == AT_COURT else NOT_AT_COURT


@rule
def intervene(s: State, t: Tables, standing: int, log: Log) -> None:
    """VE-524: A die up to 5 is one point, above two; one more if the standing on which he was heard was 8 or more."""
    points = 1 if die(s, s.seat, FOR_POINTS, t.intervention, 0, log) <= t.intervention else 2
    if standing >= t.influence:
        points += 1
    change = points if s.direction == UP else -points
    if s.route == TO_QUEEN:
        change_queen(s, s.target, change, FOR_INTERVENTION, log)
    else:
        change_king(s, s.target, change, FOR_INTERVENTION, log)
