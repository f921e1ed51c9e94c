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
    """Where a game stands. OpenSpiel clones states all the time: a clone shares its position until one of the two moves on."""

    @property
    def player(self) -> int:
        """Who is next, by OpenSpiel's numbers."""

    @property
    def numbers(self) -> npt.NDArray[np.int64]:
        """The legal actions in ascending order or, where chance is next, the weight of every outcome."""

    def record(self) -> State:
        """The whole truth as the rest of Palais knows it."""

    def own(self) -> Self:
        """A position that belongs to one state alone: this one, or a copy."""


class SpielContext(Protocol):
    """What all states of a game with the same parameters share. It never changes."""

    players: int
    utility: Utility
    start_position: Any
    longest_game: int  # decisions
    most_chances: int  # outcomes of chance in one game
    max_outcomes: int  # of one node of chance
    private_pieces: Pieces  # of a tensor with private information only
    longest_memory: int  # events, for tensors with perfect recall

    @property
    def game(self) -> Game:
        """An attribute will do."""

    def advance(self, position: Any, number: int) -> int:
        """Do an action or take an outcome of chance. A refusal, or 0; if refused, nothing has changed."""

    def refusal(self, refusal: int) -> str | None:
        """Its code; None if chance has no such outcome."""

    def outcome_text(self, position: Any, outcome: int) -> str:
        """An outcome of the chance that is next."""

    def waits_for(self, position: Any) -> str:
        """The chance event the position waits for; empty if none."""

    def memory_text(self, position: Any, player: int) -> str:
        """Everything a player has seen: equal texts are the same information state."""

    def memory_numbers(self, position: Any, player: int) -> Iterable[float]:
        """The same as numbers from 0 to 1, for a game that has tensors of information states."""

    def private_values(self, s: State, player: int) -> Sequence[npt.ArrayLike]:
        """What fills the private pieces."""

    def private_text(self, s: State, player: int) -> str:
        """What a player has and nobody else sees."""

    def resample(self, state: SpielState, player: int, rng: Random) -> SpielState:
        """Another state that the player cannot tell from this one."""
