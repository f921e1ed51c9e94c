"""The bots of Palais Royal by their short codes, and the levels for people.

With two players each level loses to the next one in about three games of four (docs/bots.md). The lower levels make the
mistakes that people make: they overlook nobles, think of only one or two in a turn, and overrate some rooms, others in each
game. What is mild with two players is far too strong with three or four, so the lower levels differ there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from palais.core.bot import Bot, Factory
from palais.core.contract import Game
from palais.core.errors import BotError
from palais.games.palais_royal import STRONGEST
from palais.games.palais_royal.bots.beginner import BeginnerBot
from palais.games.palais_royal.bots.first_levels import ByPlayerCount, varied_beginner, varied_greedy
from palais.games.palais_royal.bots.greedy import GreedyBot
from palais.games.palais_royal.bots.planner.planner_bot import PlannerBot
from palais.games.palais_royal.bots.search.search import SearchBot

Maker = Callable[[Game, int | str], Bot]


def planner(**parameters: float) -> Maker:
    return lambda game, seed: PlannerBot(game, seed, **parameters)  # type: ignore[arg-type]


def search(**parameters: float) -> Maker:
    return lambda game, seed: SearchBot(game, seed, **parameters)  # type: ignore[arg-type]


def by_player_count(for_two: Maker, for_more: Maker) -> Maker:
    return lambda game, seed: ByPlayerCount(for_two(game, seed), for_more(game, seed))


RUNGS: Final[tuple[Maker, ...]] = (
    by_player_count(varied_greedy, varied_beginner),
    by_player_count(planner(refined=1, nobles=1, overlooks=50, taste=1.5), varied_greedy),
    by_player_count(planner(refined=1, nobles=1, overlooks=40, taste=1.0), planner(refined=1, nobles=1, overlooks=50, taste=2.4)),
    by_player_count(planner(refined=1, nobles=2, overlooks=70, taste=1.2), planner(refined=1, nobles=1, overlooks=50, taste=1.5)),
    by_player_count(planner(refined=1, nobles=2, overlooks=60, taste=1.1), planner(refined=1, nobles=2, overlooks=70, taste=1.2)),
    by_player_count(planner(refined=1, nobles=2, overlooks=45, taste=0.8), planner(refined=1, nobles=2, overlooks=60, taste=0.9)),
    by_player_count(planner(refined=1, nobles=2, overlooks=20, taste=0.4), planner(refined=1, nobles=2, overlooks=35, taste=0.6)),
    planner(refined=3),
    planner(width=8, refined=16, varied=300),
    search(n=2, noise=3.5),
    search(ms=1000),
)


def level(game: Game, seed: int | str, number: int) -> Bot:
    """A level from 1, the mildest, to the strongest, which takes a second for each turn."""
    if not 1 <= number <= STRONGEST:
        raise BotError(f"level: expected 1 to {STRONGEST}, found {number}")
    return RUNGS[number - 1](game, seed)


FACTORIES: dict[str, Factory] = {
    "beginner": BeginnerBot,
    "greedy": GreedyBot,
    "planner": PlannerBot,
    "search": SearchBot,
    "level": level,
}
