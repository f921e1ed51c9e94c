"""Replay: recorded actions applied again from the start, each checked first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from palais.core.contract import Game, State
from palais.core.errors import IllegalAction
from palais.core.play import Step


def replay(game: Game, start: State, actions: Iterable[tuple[int, int]]) -> Iterator[Step]:
    """Apply pairs of seat and action in order. Raises IllegalAction for the first one the rules refuse."""
    s = start
    for seat, action in actions:
        refusal = game.check(s, seat, action)
        if refusal is not None:
            raise IllegalAction(refusal, f"seat {seat} may not do action {action} now: {refusal}")
        after, events = game.apply(s, seat, action)
        yield Step(seat, action, s, after, events)
        s = after
