"""VE-105 to VE-107: Standing with the King and the Queen; in a regency K is read as Q."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.engine.constants import AT_COURT, KING, QUEEN
from palais.games.versailles_1682.engine.event_log import STANDING, Log, tell
from palais.games.versailles_1682.engine.state import State


@rule
def crown_standing(s: State, seat: int) -> int:
    """VE-107: With the King or, in a regency, with the Regent."""
    return int(s.k[seat]) if s.king else int(s.q[seat])


@rule
def clamp(s: State, standing: int) -> int:
    """VE-105: Beyond the ends of the scale a change is lost."""
    return int(min(s.high, max(s.low, standing)))


@rule
def change_king(s: State, seat: int, change: int, reason: int, log: Log) -> None:
    """Standing with the King. VE-106: without a King it is standing with the Regent."""
    if not s.king:
        change_queen(s, seat, change, reason, log)
    elif s.status[seat] == AT_COURT:
        before = int(s.k[seat])
        s.k[seat] = clamp(s, before + change)
        if s.k[seat] != before:
            tell(log, STANDING, seat, KING, s.k[seat] - before, s.k[seat], reason)


@rule
def change_queen(s: State, seat: int, change: int, reason: int, log: Log) -> None:
    """Standing with the Queen; what does not exist does not change (VE-105)."""
    if s.queen and s.status[seat] == AT_COURT:
        before = int(s.q[seat])
        s.q[seat] = clamp(s, before + change)
        if s.q[seat] != before:
            tell(log, STANDING, seat, QUEEN, s.q[seat] - before, s.q[seat], reason)


@rule
def change_standings(s: State, seat: int, king: int, queen: int, reason: int, log: Log) -> None:
    """VE-106: Where a rule changes both, only the change of Q counts in a regency."""
    if king != 0 and (s.king or queen == 0):
        change_king(s, seat, king, reason, log)
    if queen != 0:
        change_queen(s, seat, queen, reason, log)
