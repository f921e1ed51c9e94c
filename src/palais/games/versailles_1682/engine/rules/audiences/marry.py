"""VE-522: Marriage."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.engine.constants import ALMONER, AT_COURT, FOR_MARRIAGE, MAN, NOBODY
from palais.games.versailles_1682.engine.event_log import MARRIED, Log, tell
from palais.games.versailles_1682.engine.refusals import LEGAL, NOT_AT_COURT, NOT_THIS_ONE
from palais.games.versailles_1682.engine.rules.cards import lose_to_house
from palais.games.versailles_1682.engine.state import State


@rule
def check_marry(s: State, seat: int, other: int) -> int:
    """VE-522: Of the other sex, both at court, both unmarried; no consent needed."""
    if s.status[other] != AT_COURT:
        return NOT_AT_COURT
    unmarried = s.spouse[seat] == NOBODY and s.spouse[other] == NOBODY
    return LEGAL if unmarried and s.sex[seat] != s.sex[other] else NOT_THIS_ONE


@rule
def marry(s: State, log: Log) -> None:
    """VE-522: The wife bears the husband's name. A Grand Almoner loses his office."""
    seat, other = s.seat, s.target
    s.spouse[seat], s.spouse[other] = other, seat
    s.ever_married[seat], s.ever_married[other] = 1, 1
    husband, wife = (seat, other) if s.sex[seat] == MAN else (other, seat)
    s.name[wife] = s.name[husband]
    tell(log, MARRIED, seat, other, 0, 0, 0)
    if s.office[husband] == ALMONER:
        lose_to_house(s, husband, ALMONER, FOR_MARRIAGE, log)
