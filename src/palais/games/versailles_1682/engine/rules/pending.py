"""An action that is not yet complete: what has been chosen of it so far (VE-431)."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.engine.constants import NO_CARD, NOBODY, UP
from palais.games.versailles_1682.engine.state import State


@rule
def clear_pending(s: State) -> None:
    s.card, s.target, s.receiver, s.audience = NO_CARD, NOBODY, NOBODY, NOBODY
    s.direction, s.route, s.by_power, s.second_roll = UP, 0, 0, 0


@rule
def spend(s: State) -> None:
    """VE-601: A power costs no action; everything else does."""
    if s.by_power:
        s.power_used = 1
    else:
        s.actions_left -= 1
