"""The bots by the first word of their code, and the levels for people.

What a level lacks is what people lack: the first looks at its own cards only, the next never asks for an audience, the third
takes one step at a time by rules of thumb, the fourth judges by what it has learned but does not play on in its head.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from palais.core.bot import Bot, Factory
from palais.core.contract import Game
from palais.core.errors import BotError
from palais.games.versailles_1682.bots.beginner import BeginnerBot, NoviceBot
from palais.games.versailles_1682.bots.greedy import GreedyBot
from palais.games.versailles_1682.bots.planner.planner_bot import PlannerBot
from palais.games.versailles_1682.bots.search.search import SearchBot

Maker = Callable[[Game, int | str], Bot]

RUNGS: Final[tuple[Maker, ...]] = (
    BeginnerBot,
    NoviceBot,
    GreedyBot,
    lambda game, seed: PlannerBot(game, seed, width=0),
    lambda game, seed: SearchBot(game, seed, ms=1000),
)


def level(game: Game, seed: int | str, number: int) -> Bot:
    """A level from 1, the mildest, to the strongest there is at a second a turn."""
    if not 1 <= number <= len(RUNGS):
        raise BotError(f"level: expected 1 to {len(RUNGS)}, found {number}")
    return RUNGS[number - 1](game, seed)


FACTORIES: dict[str, Factory] = {
    "beginner": BeginnerBot,
    "greedy": GreedyBot,
    "planner": PlannerBot,
    "search": SearchBot,
    "level": level,
}
