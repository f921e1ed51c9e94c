"""The check before an action is applied, the same in every game."""

from __future__ import annotations

from palais.core.contract import EVERYONE, Game, State
from palais.core.errors import IllegalAction


def require_legal(game: Game, s: State, seat: int, action: int) -> None:
    """Raises IllegalAction if the state is hidden or the rules refuse the action."""
    if s.viewer != EVERYONE:
        raise IllegalAction(
            "hidden-position", "a hidden position cannot be played on: what is blank in it would have to be known"
        )
    refusal = game.check(s, seat, action)
    if refusal is not None:
        raise IllegalAction(refusal, f"seat {seat} may not do action {action} now: {refusal}")
