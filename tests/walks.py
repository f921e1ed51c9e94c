"""Random walks through games, for tests that look at every position."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt

from palais import Game, State
from palais.core.contract import REFEREE
from palais.core.events import Event
from palais.core.rng import quick, streams

Step = tuple[State, int, int, State, list[Event]]  # before, seat, action, after, events
Rng = npt.NDArray[np.uint64]
DONE = 0  # in Palais Royal: events that end an action
RULINGS = 64  # how many numbers after the players' actions to search for the REFEREE's


def walk(game: Game, players: int, seed: str, **options: Any) -> Iterator[Step]:
    """One game of random actions to its end."""
    return _walk(game, players, seed, 0, options)


def busy_walk(game: Game, players: int, seed: str, **options: Any) -> Iterator[Step]:
    """An eventful walk: three times out of four, a player does not finish while there is something else to do."""
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


def open_walk(game: Game, players: int, seed: str, **options: Any) -> Iterator[Step]:
    """A walk for any game: any seat with an open decision may act next, even one the game does not wait for, and
    now and then the REFEREE. To keep the game going, the fallback is taken only one time in four.
    """
    s = game.new(players, seed, **options)
    rng = streams(seed, "open walk", 1)
    while game.to_act(s):
        seat = _next_seat(game, s, rng)
        actions = rulings(game, s) if seat == REFEREE else game.legal(s, seat)
        if seat != REFEREE and len(actions) > 1 and quick(rng, 4):
            fallback = game.fallback(s, seat)
            actions = [action for action in actions if action != fallback]
        action = actions[quick(rng, len(actions))]
        after, events = game.apply(s, seat, action)
        yield s, seat, action, after, events
        s = after


def _next_seat(game: Game, s: State, rng: Rng) -> int:
    if quick(rng, 16) == 0 and rulings(game, s):
        return REFEREE
    must, may = game.to_act(s), [decision.seat for decision in game.decisions(s) if not decision.must]
    seats = may if may and quick(rng, 4) == 0 else must
    return seats[quick(rng, len(seats))]


def rulings(game: Game, s: State) -> list[int]:
    """What the REFEREE may do now."""
    numbers = range(game.action_count, game.action_count + RULINGS)
    return [action for action in numbers if game.check(s, REFEREE, action) is None]
