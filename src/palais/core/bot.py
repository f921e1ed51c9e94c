"""The bot contract, and the random bot. A bot knows what its seat knows and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from palais.core.contract import Game, Hidden
from palais.core.rng import quick, streams


class Bot(Protocol):
    """A computer player. One object plays one seat of one game."""

    def act(self, hidden: Hidden, legal: Sequence[int], clock: float | None) -> int:
        """Choose one of `legal`. `hidden.viewer` is the bot's own seat.

        `clock` is the number of seconds left for the whole turn, or None if there is no limit. A bot with a time limit of
        its own, such as `search:ms=200`, keeps to the shorter of the two.
        """


# Makes a bot from the game and a seed: its class, or a function. All randomness comes from the seed, so that the same seed
# plays the same game. Further arguments, by name and type, are the parameters of the bot's code.
Factory = Callable[..., Bot]


class RandomBot:
    """Picks legal actions at random, from a random stream of its own."""

    def __init__(self, game: Game, seed: int | str) -> None:
        self.rng = streams(seed, "random bot", 1)

    def act(self, hidden: Hidden, legal: Sequence[int], clock: float | None) -> int:
        return legal[quick(self.rng, len(legal))]
