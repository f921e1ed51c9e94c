"""What the environments ask of a game: a batch, which is games side by side in arrays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol

import numpy as np
import numpy.typing as npt

from palais.core.contract import State

NOBODY: Final = -1

Ints = npt.NDArray[np.integer[Any]]
Floats = npt.NDArray[np.float32]


class Batch(Protocol):
    """`size` games in arrays, a row for each, which every step writes anew. The arrays stay the same objects.

    A game's folder has a module `batch` with a class `Batch(game, size, players, options, *, restart, running_points,
    learners, threads)`. With `restart` a game that ends is followed at once by the next; with `running_points` points are
    counted after every step; `learners` names one seat a row, and the others play by chance.
    """

    size: int
    players: int
    observations: Floats  # what the seat to act may know; of a game that is over, what the last actor may know
    final_observations: Floats  # where a game has just ended and the next has begun: what the last actor saw
    masks: npt.NDArray[np.int8]  # 1 for each action the seat may do
    seats: Ints  # the seat to act, or NOBODY
    actors: Ints  # the seat that acted in this step
    refusals: Ints  # 0, or the number of the refusal: then nothing has changed
    over: Ints  # 1 if the game ended in this step
    cut_short: Ints  # 1 if the guard against endless games ended it
    points: Ints  # by seat, at the end
    shares: Floats  # by seat: the share of the win at the end, zeros before

    def reset(self, seeds: Sequence[int]) -> None:
        """Begin all games anew. The first of a row is `game.new(players, seed)`, the n-th after it has the seed "seed/n"."""

    def step(self, actions: npt.ArrayLike) -> None:
        """One action in each game, of the seat that is to act."""

    def state(self, row: int) -> State:
        """A copy of one game."""

    def refusal(self, row: int) -> str | None:
        """The code of the refusal in a row, as `Game.check` says it."""

    def close(self) -> None:
        """End the threads."""
