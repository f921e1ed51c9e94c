"""Random walks through games, for tests that look at every position."""

from __future__ import annotations

from collections.abc import Iterator

from palais import Game, State
from palais.core.event import Event
from palais.core.rng import quick, streams


def walk(game: Game, players: int, seed: str, **options: object) -> Iterator[tuple[State, int, int, State, list[Event]]]:
    """Before, seat, action, after, events: one random game to its end."""
    s = game.new(players, seed, **options)
    rng = streams(seed, "walk", 1)
    while acting := game.to_act(s):
        seat = acting[0]
        actions = game.legal(s, seat)
        action = actions[quick(rng, len(actions))]
        after, events = game.apply(s, seat, action)
        yield s, seat, action, after, events
        s = after


def busy_walk(game: Game, players: int, seed: str, **options: object) -> Iterator[tuple[State, int, int, State, list[Event]]]:
    """A walk on which cards are drawn, kept and played, and nobles recruited: `done` only when nothing else is left, mostly."""
    s = game.new(players, seed, **options)
    rng = streams(seed, "busy walk", 1)
    while acting := game.to_act(s):
        seat = acting[0]
        actions = game.legal(s, seat)
        if len(actions) > 1 and actions[0] == 0 and quick(rng, 4):
            actions = actions[1:]
        action = actions[quick(rng, len(actions))]
        after, events = game.apply(s, seat, action)
        yield s, seat, action, after, events
        s = after
