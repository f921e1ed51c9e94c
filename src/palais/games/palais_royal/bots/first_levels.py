"""What the first levels are made of: bots that recruit what they can, with a set-up that differs from game to game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from palais.core.bot import Bot
from palais.core.contract import Game, Hidden
from palais.core.rng import quick, streams
from palais.games.palais_royal.bots.beginner import BeginnerBot
from palais.games.palais_royal.bots.greedy import GreedyBot
from palais.games.palais_royal.bots.own_view import own_view
from palais.games.palais_royal.engine.actions import PUT
from palais.games.palais_royal.engine.constants import BACKDOOR, KING, MADAME, MINT, OFFICE, SETUP, STAIRS

ALL_BUT_ONE: Final = (KING, MADAME, OFFICE, BACKDOOR)
ALWAYS: Final = (MINT, STAIRS)


class VariedSetUp:
    """Plays like another bot, except for the free servants of the set-up."""

    def __init__(self, bot: Bot, seed: int | str) -> None:
        missing = quick(streams(seed, "first level", 1), len(ALL_BUT_ONE))
        self.bot, self.rooms = bot, [*ALWAYS, *ALL_BUT_ONE[:missing], *ALL_BUT_ONE[missing + 1 :]]

    def act(self, hidden: Hidden, legal: Sequence[int], clock: float | None) -> int:
        h = own_view(hidden)
        if h.phase == SETUP:
            return PUT + self.rooms[h.free_left % len(self.rooms)]
        return int(self.bot.act(hidden, legal, clock))


class ByPlayerCount:
    """One bot for games of two, another one for more players."""

    def __init__(self, for_two: Bot, for_more: Bot) -> None:
        self.for_two, self.for_more = for_two, for_more

    def act(self, hidden: Hidden, legal: Sequence[int], clock: float | None) -> int:
        bot = self.for_two if own_view(hidden).players == 2 else self.for_more
        return bot.act(hidden, legal, clock)


def varied_beginner(game: Game, seed: int | str) -> Bot:
    """The next noble within reach, then the rooms with fewest servants."""
    return VariedSetUp(BeginnerBot(game, seed), seed)


def varied_greedy(game: Game, seed: int | str) -> Bot:
    """No plan, no look at what others do: the next noble within reach, then the rooms that pay."""
    return VariedSetUp(GreedyBot(game, seed), seed)
