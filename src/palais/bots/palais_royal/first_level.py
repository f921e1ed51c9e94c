"""The first level: `greedy`, which recruits what it can and prepares the rest, with a set-up that differs from game to game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from palais.bots.palais_royal.greedy import GreedyBot
from palais.core.game import Game, Hidden
from palais.core.rng import quick, streams
from palais.games.palais_royal.actions import PUT
from palais.games.palais_royal.names import BACKDOOR, KING, MADAME, MINT, OFFICE, SETUP, STAIRS

ROOMS: Final = (KING, MADAME, OFFICE, BACKDOOR)  # all but one of these
ALWAYS: Final = (MINT, STAIRS)


class FirstLevelBot(GreedyBot):
    """No plan, no look at what others do: the next noble within reach, then the rooms that pay."""

    def __init__(self, game: Game, seed: int | str) -> None:
        missing = quick(streams(seed, "first level", 1), len(ROOMS))
        self.rooms = [*ALWAYS, *ROOMS[:missing], *ROOMS[missing + 1 :]]  # the free servants of the set-up
        super().__init__(game, seed)

    def act(self, hidden: Hidden, legal: Sequence[int], clock: float | None) -> int:
        if hidden.phase == SETUP:
            return PUT + self.rooms[int(hidden.free_left) % len(self.rooms)]
        return int(super().act(hidden, legal, clock))
