"""What a bot is, and the simplest one. A bot knows what its seat knows, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from palais.core.contract import Game, Hidden
from palais.core.rng import quick, streams


class Bot(Protocol):
    """A player that is a program. One object plays one seat of one game."""

    def act(self, hidden: Hidden, legal: Sequence[int], clock: float | None) -> int:
        """Choose one of `legal`. `hidden.viewer` is the bot's own seat.

        `clock` is how many seconds are left for the whole of this turn, or None if nobody measures. A bot that has a
        time of its own, as `search:ms=200`, keeps to the shorter of the two.
        """


# What makes a bot from the game and a seed: its class, or a function. It draws its chance from the seed only, so that the same
# seed plays the same game again. The names and types of further arguments are the parameters of its code.
Factory = Callable[..., Bot]


class RandomBot:
    """Plays by chance from a stream of its own."""

    def __init__(self, game: Game, seed: int | str) -> None:
        self.rng = streams(seed, "random bot", 1)

    def act(self, hidden: Hidden, legal: Sequence[int], clock: float | None) -> int:
        return legal[quick(self.rng, len(legal))]
