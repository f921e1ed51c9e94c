"""VE-523: The King's remarriage."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.box.tables import Tables
from palais.games.versailles_1682.engine.constants import AT_COURT, FOR_REMARRIAGE
from palais.games.versailles_1682.engine.event_log import REMARRIED, Log, tell
from palais.games.versailles_1682.engine.refusals import LEGAL, NO_KING, NOT_NOW
from palais.games.versailles_1682.engine.rules.introduction import roll_queen
from palais.games.versailles_1682.engine.state import State


@rule
def check_remarry(s: State) -> int:
    """VE-523: There is a King and no Queen."""
    if not s.king:
        return NO_KING
    return NOT_NOW if s.queen else LEGAL


@rule
def remarry(s: State, t: Tables, log: Log) -> None:
    """VE-523: The Queen is of the applicant's country; everybody at court rolls red, from the Steward leftwards."""
    s.queen, s.queen_country = 1, int(s.party[s.seat])
    tell(log, REMARRIED, s.seat, s.queen_country, 0, 0, 0)
    for n in range(s.players):
        seat = (s.steward + n) % s.players
        if s.status[seat] == AT_COURT:
            roll_queen(s, t, seat, FOR_REMARRIAGE, log)
