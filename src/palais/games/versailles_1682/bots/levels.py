"""The bots by the first word of their code."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from palais.core.bot import Bot, Factory, RandomBot
from palais.core.contract import Game, Hidden
from palais.core.errors import BotError
from palais.core.rng import quick, streams
from palais.games.versailles_1682.bots.greedy import GreedyBot
from palais.games.versailles_1682.engine.constants import NEGOTIATE
from palais.games.versailles_1682.engine.state import fields

LEVELS: Final = 5
AT_RANDOM: Final = {1: 100, 2: 50, 3: 25, 4: 10, 5: 0}  # of a hundred decisions


class MildBot:
    """`greedy` that now and then does something else; but it gives no money away."""

    def __init__(self, game: Game, seed: int | str, at_random: int) -> None:
        self.random, self.greedy, self.at_random = RandomBot(game, seed), GreedyBot(game, seed), at_random
        self.rng = streams(seed, "mild bot", 1)

    def act(self, hidden: Hidden, legal: Sequence[int], clock: float | None) -> int:
        by_chance = quick(self.rng, 100) < self.at_random and fields(hidden).step != NEGOTIATE
        bot: Bot = self.random if by_chance else self.greedy
        return bot.act(hidden, legal, clock)


def level(game: Game, seed: int | str, number: int) -> Bot:
    """From 1, which plays by chance, to 5, which is `greedy`."""
    if number not in AT_RANDOM:
        raise BotError(f"level: expected 1 to {LEVELS}, found {number}")
    return MildBot(game, seed, AT_RANDOM[number])


FACTORIES: dict[str, Factory] = {"greedy": GreedyBot, "level": level}
