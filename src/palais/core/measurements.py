"""Compiled functions that a game provides for `palais sim` and `palais bench`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from palais.core.contract import Game, State

# The columns of the results, one row per game; then the points by seat, then who won, by seat.
DECISIONS: Final = 0
ROUNDS: Final = 1
FIRST_SEAT: Final = 2


class RandomGames(Protocol):
    """Plays whole games at random. The same seeds give the same rows."""

    def __call__(self, game: Game, players: int, seeds: Sequence[int | str], /, **options: Any) -> npt.NDArray[np.int64]: ...


class EngineBench(Protocol):
    """Benchmarks of an engine that stay comparable over time."""

    players: int

    def position(self, game: Game) -> tuple[State, int]:
        """A fixed position well into a game, and a seat that is to act."""

    def copies(self, game: Game, count: int) -> Callable[[], object]:
        """A function that copies a state `count` times inside compiled code."""
