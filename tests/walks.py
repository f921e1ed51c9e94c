"""Random walks through games, for tests that look at every position."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from palais import Game, State
from palais.core.events import Event
from palais.core.rng import quick, streams

Step = tuple[State, int, int, State, list[Event]]  # before, seat, action, after, events
DONE = 0


def walk(game: Game, players: int, seed: str, **options: Any) -> Iterator[Step]:
    """One game of random actions to its end."""
    return _walk(game, players, seed, 0, options)


def busy_walk(game: Game, players: int, seed: str, **options: Any) -> Iterator[Step]:
    """A walk on which much happens: three times out of four nobody is done while there is something else to do."""
    return _walk(game, players, seed, 3, options)


def _walk(game: Game, players: int, seed: str, busy: int, options: dict[str, Any]) -> Iterator[Step]:
    s = game.new(players, seed, **options)
    rng = streams(seed, "walk", 1)
    while acting := game.to_act(s):
        seat = acting[0]
        actions = game.legal(s, seat)
        if len(actions) > 1 and actions[0] == DONE and quick(rng, 1 + busy):
            actions = actions[1:]
        action = actions[quick(rng, len(actions))]
        after, events = game.apply(s, seat, action)
        yield s, seat, action, after, events
        s = after
