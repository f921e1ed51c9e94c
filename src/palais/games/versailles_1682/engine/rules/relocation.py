"""Phase 3, relocation (VE-331)."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.engine.actions import COURT_AT
from palais.games.versailles_1682.engine.constants import NO_CARD, PLACE, TURN_BEGINS
from palais.games.versailles_1682.engine.event_log import RELOCATED, Log, tell
from palais.games.versailles_1682.engine.rules.owner import begin_turn_of
from palais.games.versailles_1682.engine.state import State


@rule
def ask_place(s: State) -> None:
    """VE-331: The Steward, whatever his status."""
    begin_turn_of(s, s.steward)
    s.step = PLACE


@rule
def relocate(s: State, action: int, log: Log) -> None:
    """VE-331: As he likes; wars go on. Then the turns begin."""
    s.place = action - COURT_AT
    tell(log, RELOCATED, s.seat, s.place, NO_CARD, 0, 0)
    s.turn_index = 0
    s.step = TURN_BEGINS
