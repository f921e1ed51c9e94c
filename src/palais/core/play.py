"""The play loop: who must act, what they know, what is legal, what they choose, and the result."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from palais.core.contract import Game, Hidden, State
from palais.core.events import Event

Choose = Callable[[int, Hidden, Sequence[int]], int]  # seat, what it knows, its legal actions -> one of them


class Step(NamedTuple):
    """One action and what it led to."""

    seat: int
    action: int
    before: State
    state: State
    events: list[Event]


def play(game: Game, s: State, choose: Choose, only: int | None = None) -> Iterator[Step]:
    """Play from a state until nobody is to act. If several seats must act at once, they do so in seat order.

    With `only`, just this seat acts, for as long as the game waits for it.
    """
    while acting := game.to_act(s):
        seat = acting[0] if only is None else only
        if seat not in acting:
            return
        hidden = game.hide(s, seat)
        action = choose(seat, hidden, game.legal(hidden, seat))
        after, events = game.apply(s, seat, action)
        yield Step(seat, action, s, after, events)
        s = after


def play_out(game: Game, s: State, choose: Choose) -> State:
    """The state at the end of the game."""
    for step in play(game, s, choose):
        s = step.state
    return s
