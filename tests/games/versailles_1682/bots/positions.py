"""Positions of random games, for tests that hold everywhere."""

from __future__ import annotations

from collections.abc import Iterator

from palais.core.contract import State
from palais.core.rng import quick, streams
from tests.games.versailles_1682.positions import GAME


def walk(players: int, seed: str, count: int) -> Iterator[tuple[State, int, int]]:
    """So many positions, each with the seat that acts and what it does; a new game follows an old one."""
    s, rng = GAME.new(players, seed), streams(seed, "walk", 1)
    for n in range(count):
        seat = GAME.to_act(s)[0]
        legal = GAME.legal(s, seat)
        action = legal[quick(rng, len(legal))]
        yield s, seat, action
        s, _ = GAME.apply(s, seat, action)
        if not GAME.to_act(s):
            s = GAME.new(players, f"{seed} {n}")
