"""What a game offers to `palais sim` and `palais bench` inside compiled code."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from palais.core.contract import Game, State

# The columns of a result, a row for each game; the points by seat follow, then who won, by seat.
DECISIONS: Final = 0
ROUNDS: Final = 1
FIRST_SEAT: Final = 2


class RandomGames(Protocol):
    """Whole games of random play: the same seeds give the same rows of results."""

    def __call__(self, game: Game, players: int, seeds: Sequence[int | str], /, **options: Any) -> npt.NDArray[np.int64]: ...


class EngineBench(Protocol):
    """Measurements of an engine that stay comparable over the years."""

    players: int

    def position(self, game: Game) -> tuple[State, int]:
        """A game that is well under way, and a seat that is to act. Always the same one."""

    def copies(self, game: Game, count: int) -> Callable[[], object]:
        """A call that copies a state so many times inside compiled code."""
