"""VE-711 to VE-713: The death of a courtier, the widow, and the end of a marriage."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.engine.constants import (
    BARON,
    DEAD,
    DUC,
    FAVOURITE,
    FOR_DEATH,
    FOR_WIDOW,
    LAST_GOVERNORSHIP,
    MAN,
    NOBODY,
)
from palais.games.versailles_1682.engine.event_log import DIED, INHERITED, MARRIAGE_ENDED, Log, tell
from palais.games.versailles_1682.engine.rules.cards import lay_before, lose_all, take_away
from palais.games.versailles_1682.engine.state import State


@rule
def courtier_dies(s: State, seat: int, reason: int, log: Log) -> None:
    """VE-711: Figures off, all cards before the courtier to the King's House, the marriage ends. VE-741: Wherever he is."""
    tell(log, DIED, seat, reason, 0, 0, 0)
    s.status[seat] = DEAD
    s.k[seat], s.q[seat] = 0, 0
    spouse = int(s.spouse[seat])
    if spouse != NOBODY:
        if s.sex[seat] == MAN:
            leave_titles(s, seat, spouse, log)
        end_marriage(s, seat, FOR_DEATH, log)
    lose_all(s, seat, BARON, LAST_GOVERNORSHIP, FOR_DEATH, log)
    lose_all(s, seat, FAVOURITE, FAVOURITE, FOR_DEATH, log)


@rule
def leave_titles(s: State, seat: int, widow: int, log: Log) -> None:
    """VE-712: The title cards before a husband pass to his wife, wherever she is."""
    for title in range(BARON, DUC + 1):
        while s.before[seat, title] > 0:
            take_away(s, seat, title, FOR_WIDOW, log)
            tell(log, INHERITED, widow, title, seat, 0, 0)
            lay_before(s, widow, title, FOR_WIDOW, log)


@rule
def end_marriage(s: State, seat: int, reason: int, log: Log) -> None:
    """The names stay as they are: a widow keeps her husband's (VE-712)."""
    other = int(s.spouse[seat])
    s.spouse[seat], s.spouse[other] = NOBODY, NOBODY
    tell(log, MARRIAGE_ENDED, seat, other, reason, 0, 0)
