"""VE-701, VE-702: Exile, the Bastille and the way back."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.engine.constants import (
    FAVOURITE,
    FIRST_OFFICE,
    FIRST_PENSION,
    FOR_BASTILLE,
    FOR_EXILE,
    IN_BASTILLE,
    IN_EXILE,
    LAST_GOVERNORSHIP,
    LAST_PENSION,
    RETURNING,
)
from palais.games.versailles_1682.engine.event_log import EXILED, FREED, IMPRISONED, Log, tell
from palais.games.versailles_1682.engine.rules.cards import lose_all
from palais.games.versailles_1682.engine.state import State


@rule
def exile(s: State, seat: int, reason: int, log: Log) -> None:
    tell(log, EXILED, seat, reason, 0, 0, 0)
    fall(s, seat, IN_EXILE, FOR_EXILE, log)


@rule
def imprison(s: State, seat: int, reason: int, log: Log) -> None:
    tell(log, IMPRISONED, seat, reason, 0, 0, 0)
    fall(s, seat, IN_BASTILLE, FOR_BASTILLE, log)


@rule
def fall(s: State, seat: int, status: int, reason: int, log: Log) -> None:
    """VE-701: Figures off; offices, governorships, pensions and the favourite's card go to the King's House.

    Titles, baton, marriage and signed warrants stay.
    """
    s.status[seat] = status
    s.fall_round[seat] = s.round
    s.k[seat], s.q[seat] = 0, 0
    lose_all(s, seat, FIRST_PENSION, LAST_PENSION, reason, log)
    lose_all(s, seat, FIRST_OFFICE, LAST_GOVERNORSHIP, reason, log)
    lose_all(s, seat, FAVOURITE, FAVOURITE, reason, log)


@rule
def free(s: State, seat: int, reason: int, log: Log) -> None:
    """VE-702: The courtier waits for the next phase 1."""
    s.status[seat] = RETURNING
    tell(log, FREED, seat, reason, 0, 0, 0)
