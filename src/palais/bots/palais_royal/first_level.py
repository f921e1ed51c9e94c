"""The first level: recruits what it can and prepares the rest, with a set-up that differs from game to game.

With two players it plays like `greedy`, which the beginner beats about half the time. With more of them `greedy` is far too
strong for him, so there it plays as he does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from palais.bots.palais_royal.beginner import BeginnerBot
from palais.bots.palais_royal.greedy import GreedyBot
from palais.core.game import Game, Hidden
from palais.core.rng import quick, streams
from palais.games.palais_royal.actions import PUT
from palais.games.palais_royal.names import BACKDOOR, KING, MADAME, MINT, OFFICE, SETUP, STAIRS

ROOMS: Final = (KING, MADAME, OFFICE, BACKDOOR)  # all but one of these
ALWAYS: Final = (MINT, STAIRS)


class FirstLevelBot:
    """No plan, no look at what others do: the next noble within reach, then the rooms that pay."""

    def __init__(self, game: Game, seed: int | str) -> None:
        missing = quick(streams(seed, "first level", 1), len(ROOMS))
        self.rooms = [*ALWAYS, *ROOMS[:missing], *ROOMS[missing + 1 :]]  # the free servants of the set-up
        self.duel, self.company = GreedyBot(game, seed), BeginnerBot(game, seed)

    def act(self, hidden: Hidden, legal: Sequence[int], clock: float | None) -> int:
        if hidden.phase == SETUP:
            return PUT + self.rooms[int(hidden.free_left) % len(self.rooms)]
        bot = self.duel if hidden.players == 2 else self.company
        return int(bot.act(hidden, legal, clock))
