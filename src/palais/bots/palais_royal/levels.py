"""The bots of Palais Royal by their short codes, and the five levels for people."""

from __future__ import annotations

from palais.bots.contract import Bot, Factory
from palais.bots.palais_royal.greedy import GreedyBot
from palais.bots.palais_royal.planner_bot import PlannerBot
from palais.bots.palais_royal.search import SearchBot
from palais.core.errors import BotError
from palais.core.game import Game
from palais.core.rng import quick, streams

# Four steps of at most 80 % do not reach from the strongest bot down to a beginner, whom even a planner with much noise always
# beats. So level 1 has its days: in so many games of a hundred it plays as a beginner, in the others as level 2 does.
BEGINNERS_DAYS = 50
LEVEL_2_REFINED = 3  # plans improved walk by walk
LEVEL_3_WIDTH, LEVEL_3_REFINED, LEVEL_3_VARIED = 8, 16, 300
LEVEL_4_LOOKS, LEVEL_4_NOISE = 2, 3.5  # points by which it misjudges plans
LEVEL_5_MS = 1000


def level(game: Game, seed: int | str, number: int) -> Bot:
    """A level from 1, the weakest, to 5, the strongest there is at a second a turn."""
    if number == 5:
        return SearchBot(game, seed, ms=LEVEL_5_MS)
    if number == 4:
        return SearchBot(game, seed, n=LEVEL_4_LOOKS, noise=LEVEL_4_NOISE)
    if number == 3:
        return PlannerBot(game, seed, width=LEVEL_3_WIDTH, refined=LEVEL_3_REFINED, varied=LEVEL_3_VARIED)
    if number == 2:
        return PlannerBot(game, seed, refined=LEVEL_2_REFINED)
    if number == 1:
        return level_1(game, seed)
    raise BotError(f"level: expected 1 to 5, found {number}")


def level_1(game: Game, seed: int | str) -> Bot:
    """A beginner on most days, by chance of its own. Both are made, so that both are compiled."""
    beginner, good = GreedyBot(game, seed), PlannerBot(game, seed, refined=LEVEL_2_REFINED)
    return beginner if quick(streams(seed, "day", 1), 100) < BEGINNERS_DAYS else good


FACTORIES: dict[str, Factory] = {"planner": PlannerBot, "search": SearchBot, "level": level}
