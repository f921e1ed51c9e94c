"""What a game provides for OpenSpiel: a context per set of parameters, and positions with explicit chance nodes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Protocol, Self

import numpy as np
import numpy.typing as npt

from palais.core.contract import Game, State
from palais.envs.spiel.utility import Utility

if TYPE_CHECKING:
    from palais.envs.spiel.state import SpielState

Params = tuple[tuple[str, Any], ...]
Pieces = list[tuple[str, tuple[int, ...]]]  # of a tensor: names and shapes
CHANCE_PLAYER = -1  # OpenSpiel's numbers
OVER_PLAYER = -4


class SpielPosition(Protocol):
    """A position. OpenSpiel clones states often, so a clone shares its position until one of the two moves on."""

    @property
    def player(self) -> int:
        """Who is next, by OpenSpiel's numbers."""

    @property
    def numbers(self) -> npt.NDArray[np.int64]:
        """The legal actions in ascending order or, at a chance node, the weight of every outcome."""

    def record(self) -> State:
        """The full state."""

    def own(self) -> Self:
        """A position owned by one state alone: this one, or a copy."""


class SpielContext(Protocol):
    """Shared by all states of a game with the same parameters. Immutable."""

    players: int
    utility: Utility
    start_position: Any
    longest_game: int  # decisions
    most_chances: int  # chance outcomes in one game
    max_outcomes: int  # of one chance node
    private_pieces: Pieces  # of a tensor with only private information
    longest_memory: int  # events, for tensors with perfect recall

    @property
    def game(self) -> Game:
        """The game; an attribute is enough."""

    def advance(self, position: Any, number: int) -> int:
        """Perform an action or a chance outcome. Returns 0, or the number of a refusal; then nothing has changed."""

    def refusal(self, refusal: int) -> str | None:
        """The code of a refusal; None if there is no such chance outcome."""

    def outcome_text(self, position: Any, outcome: int) -> str:
        """The text of an outcome of the current chance node."""

    def waits_for(self, position: Any) -> str:
        """The chance event the position waits for; empty if none."""

    def memory_text(self, position: Any, player: int) -> str:
        """Everything a player has seen: equal texts are the same information state."""

    def memory_numbers(self, position: Any, player: int) -> Iterable[float]:
        """The same as numbers from 0 to 1, for games with information state tensors."""

    def private_values(self, s: State, player: int) -> Sequence[npt.ArrayLike]:
        """The values of the private pieces."""

    def private_text(self, s: State, player: int) -> str:
        """What a player has and nobody else sees."""

    def resample(self, state: SpielState, player: int, rng: Random) -> SpielState:
        """Another state that the player cannot tell from this one."""
