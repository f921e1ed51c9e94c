"""The first level: `greedy`, which recruits what it can and prepares the rest, with a set-up that differs from game to game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from palais.bots.palais_royal.greedy import GreedyBot
from palais.core.game import Game, Hidden
from palais.core.rng import quick, streams
from palais.games.palais_royal.actions import PUT
from palais.games.palais_royal.names import BACKDOOR, CARDINAL, KING, MADAME, MINT, OFFICE, SETUP, STAIRS

ROOMS: Final = (KING, MADAME, OFFICE, BACKDOOR)
# What comes beside the mint in the set-up, for each number of players: with three and four a second room that brings no moves
# keeps it as mild as with two.
SERVANTS: Final = {2: (STAIRS, *ROOMS), 3: (*ROOMS, CARDINAL), 4: (*ROOMS, CARDINAL)}


class FirstLevelBot(GreedyBot):
    """No plan, no look at what others do: the next noble within reach, then the rooms that pay."""

    def __init__(self, game: Game, seed: int | str) -> None:
        self.missing = quick(streams(seed, "first level", 1), len(ROOMS))  # the one of the rooms that gets nobody
        super().__init__(game, seed)

    def rooms(self, players: int) -> list[int]:
        """Where the free servants of the set-up go."""
        return [MINT, *(room for room in SERVANTS[players] if room != ROOMS[self.missing])]

    def act(self, hidden: Hidden, legal: Sequence[int], clock: float | None) -> int:
        if hidden.phase == SETUP:
            rooms = self.rooms(int(hidden.players))
            return PUT + rooms[int(hidden.free_left) % len(rooms)]
        return int(super().act(hidden, legal, clock))
