"""The bots of Palais Royal by their short codes, and the five levels for people."""

from __future__ import annotations

from palais.bots.contract import Bot, Factory
from palais.bots.palais_royal.planner_bot import PlannerBot
from palais.bots.palais_royal.search import SearchBot
from palais.core.errors import BotError
from palais.core.game import Game

# The first two misjudge the planner's plans by so many points; the third tries more plans. The fourth plays its plans on once
# and misjudges them, too.
NOISE = {1: 2.2, 2: 0.5}
LEVEL_3_PLANS = 8
LEVEL_4_NOISE = 1.0
LEVEL_5_MS = 1000


def level(game: Game, seed: int | str, number: int) -> Bot:
    """A level from 1, the weakest, to 5, the strongest there is at a second a turn. Level 4 looks ahead a little."""
    if number == 5:
        return SearchBot(game, seed, ms=LEVEL_5_MS)
    if number == 4:
        return SearchBot(game, seed, n=1, noise=LEVEL_4_NOISE)
    if number == 3:
        return PlannerBot(game, seed, width=LEVEL_3_PLANS, refined=LEVEL_3_PLANS)
    if number not in NOISE:
        raise BotError(f"level: expected 1 to 5, found {number}")
    return PlannerBot(game, seed, noise=NOISE[number])


FACTORIES: dict[str, Factory] = {"planner": PlannerBot, "search": SearchBot, "level": level}
