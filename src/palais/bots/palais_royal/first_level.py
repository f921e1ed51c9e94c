"""The first level: `greedy`, which recruits what it can and prepares the rest, with a set-up that differs from game to game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from palais.bots.palais_royal.greedy import GreedyBot
from palais.core.game import Game, Hidden
from palais.core.rng import quick, streams
from palais.games.palais_royal.actions import PUT
from palais.games.palais_royal.names import BACKDOOR, KING, MADAME, MINT, OFFICE, SETUP, STAIRS

ALWAYS: Final = (STAIRS, MINT)
SOME: Final = (KING, MADAME, OFFICE, BACKDOOR)  # three of these beside


class FirstLevelBot(GreedyBot):
    """No plan, no look at what others do: the next noble within reach, then the rooms that pay."""

    def __init__(self, game: Game, seed: int | str) -> None:
        rng, rooms = streams(seed, "first level", 1), list(SOME)
        self.rooms = [*ALWAYS, *(rooms.pop(quick(rng, len(rooms))) for _ in range(3))]
        super().__init__(game, seed)

    def act(self, hidden: Hidden, legal: Sequence[int], clock: float | None) -> int:
        if hidden.phase == SETUP:
            return PUT + self.rooms[int(hidden.free_left) % len(self.rooms)]
        return int(super().act(hidden, legal, clock))
