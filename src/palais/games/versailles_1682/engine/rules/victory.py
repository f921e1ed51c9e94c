"""VE-811 to VE-813: Victory, and the end of the game."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.engine.constants import NOBODY, OVER
from palais.games.versailles_1682.engine.event_log import GAME_OVER_NOW, Log, tell
from palais.games.versailles_1682.engine.rules.owner import begin_turn_of
from palais.games.versailles_1682.engine.state import State


@rule
def goal_reached(s: State) -> bool:
    """VE-811: One family or more have the money."""
    for seat in range(s.players):
        if s.fortune[seat] >= s.goal:
            return True
    return False


@rule
def end_game(s: State, log: Log) -> None:
    last = max(s.seat, 0)
    begin_turn_of(s, NOBODY)
    tell(log, GAME_OVER_NOW, last, 0, 0, 0, 0)
    s.step = OVER


@rule
def wins(s: State, seat: int) -> int:
    """VE-812: The largest fortune; equal fortunes share the win."""
    for other in range(s.players):
        if s.fortune[other] > s.fortune[seat]:
            return 0
    return 1
