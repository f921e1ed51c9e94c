"""Many games side by side in arrays: what the environments ask of a game that they can step quickly."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol

import numpy as np
import numpy.typing as npt

from palais.core.game import State

RUNNING: Final = 0
OVER: Final = 1
CUT_SHORT: Final = 2  # the guard against endless games ended it, not the rules

ALL_SEATS: Final = -1  # as the learner of a game: every decision is asked for
NOBODY: Final = -1

Ints = npt.NDArray[np.integer[Any]]
Floats = npt.NDArray[np.float32]


class Batch(Protocol):
    """`size` games in arrays that each step writes anew, a row for each game. The arrays stay the same objects."""

    size: int
    players: int
    observations: Floats  # what the seat to act may know
    masks: npt.NDArray[np.int8]  # 1 for each action it may do
    seats: Ints  # the seat to act, or NOBODY
    actors: Ints  # the seat that acted in this step
    refusals: Ints  # 0, or the number of the refusal; a refused action changes nothing
    endings: Ints  # RUNNING, OVER or CUT_SHORT
    points: Ints  # by seat, at the end; with `running_points` after every step
    shares: Floats  # by seat: the share of the win at the end, zeros before
    final_observations: Floats  # of a game that has just ended, for the seat that acted

    def reset(self, seeds: Sequence[int]) -> None:
        """Begin all games anew. The first game of a row is `new(players, seed)`, the n-th after it has the seed "seed/n"."""

    def step(self, actions: npt.ArrayLike) -> None:
        """One action for each game, of the seat that is to act."""

    def state(self, row: int) -> State:
        """A copy of one game."""

    def refusal(self, row: int) -> str | None:
        """The code of the refusal in a row, as `Game.check` would say it."""

    def close(self) -> None:
        """End the threads."""
