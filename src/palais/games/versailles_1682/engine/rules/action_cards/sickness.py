"""VE-125: Sickness."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.box.tables import Tables
from palais.games.versailles_1682.engine.chance import die
from palais.games.versailles_1682.engine.constants import AT_COURT, FEVER, KING_MALADY
from palais.games.versailles_1682.engine.event_log import Log
from palais.games.versailles_1682.engine.rules.crown import king_dies, queen_dies
from palais.games.versailles_1682.engine.rules.deaths import courtier_dies
from palais.games.versailles_1682.engine.state import State


@rule
def sickness(s: State, t: Tables, kind: int, log: Log) -> None:
    """A malady kills by one die; the fever is for everyone."""
    if kind == FEVER:
        fever(s, t, log)
    elif die(s, s.seat, kind, int(t.royal_dies[kind]), 0, log) <= t.royal_dies[kind]:
        if kind == KING_MALADY:
            king_dies(s, t, log)
        else:
            queen_dies(s, log)


@rule
def fever(s: State, t: Tables, log: Log) -> None:
    """From the Steward leftwards each courtier at court: 10 dies, at once (VE-713). Then one die for the crown."""
    for n in range(s.players):
        seat = (s.steward + n) % s.players
        if s.status[seat] == AT_COURT and die(s, seat, FEVER, 0, int(t.dies_from[FEVER]), log) >= t.dies_from[FEVER]:
            courtier_dies(s, seat, FEVER, log)
    value = die(s, s.seat, FEVER, int(t.queen_dies[FEVER]), 0, log)
    if value <= t.king_dies[FEVER]:
        if s.king:
            king_dies(s, t, log)
    elif value <= t.queen_dies[FEVER] and s.queen:
        queen_dies(s, log)
