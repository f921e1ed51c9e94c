"""The bots of Palais Royal by their short codes, and the five levels for people."""

from __future__ import annotations

from palais.bots.contract import Bot, Factory
from palais.bots.palais_royal.planner_bot import PlannerBot
from palais.bots.palais_royal.search import SearchBot
from palais.core.errors import BotError
from palais.core.game import Game

# How far each level misjudges its plans, in points; the last two judge as well as they can, and level 5 looks ahead.
NOISE = {1: 12.0, 2: 5.0, 3: 2.0, 4: 0.0}
LEVEL_5_MS = 1000


def level(game: Game, seed: int | str, number: int) -> Bot:
    """A level from 1, which a newcomer can beat, to 5, the strongest there is at a second a turn."""
    if number == 5:
        return SearchBot(game, seed, ms=LEVEL_5_MS)
    if number not in NOISE:
        raise BotError(f"level: expected 1 to 5, found {number}")
    return PlannerBot(game, seed, noise=NOISE[number])


FACTORIES: dict[str, Factory] = {"planner": PlannerBot, "search": SearchBot, "level": level}
