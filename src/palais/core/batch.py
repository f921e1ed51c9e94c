"""Many games side by side in arrays, for the research environments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol

import numpy as np
import numpy.typing as npt

from palais.core.contract import Game, State

NOBODY: Final = -1

Ints = npt.NDArray[np.integer[Any]]
Floats = npt.NDArray[np.float32]


class Batch(Protocol):
    """`size` games in arrays, one row each. Every step overwrites the arrays in place."""

    size: int
    players: int
    observations: Floats  # what the seat to act may know; of a game that is over, what the last actor may know
    final_observations: Floats  # where a game has just ended and the next has begun: what the last actor saw
    masks: npt.NDArray[np.int8]  # 1 for each legal action
    seats: Ints  # the seat to act, or NOBODY
    actors: Ints  # the seat that acted in this step
    refusals: Ints  # 0, or the number of the refusal: then nothing has changed
    over: Ints  # 1 if the game ended in this step
    cut_short: Ints  # 1 if a limit on its length ended it, not the rules
    points: Ints  # by seat, at the end
    shares: Floats  # by seat: the share of the win at the end, zeros before

    def reset(self, seeds: Sequence[int]) -> None:
        """Restart all games. The first of a row is `game.new(players, seed)`, the n-th after it has the seed "seed/n"."""

    def step(self, actions: npt.ArrayLike) -> None:
        """One action in each game, of the seat that is to act."""

    def state(self, row: int) -> State:
        """A copy of one game."""

    def refusal(self, row: int) -> str | None:
        """The code of the refusal in a row, as `Game.check` gives it."""

    def close(self) -> None:
        """Stop the threads."""


class MakeBatch(Protocol):
    """Makes a batch. Raises OptionError for what does not fit.

    restart         a game that ends is followed at once by the next
    running_points  points are counted after every step, not only at the end
    learners        one seat for each row: only its decisions are steps, the others play at random
    threads         that share the rows
    """

    def __call__(
        self,
        game: Game,
        size: int,
        players: int,
        options: dict[str, Any],
        /,
        *,
        restart: bool = ...,
        running_points: bool = ...,
        learners: Sequence[int] | None = ...,
        threads: int = ...,
    ) -> Batch: ...
