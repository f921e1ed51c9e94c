"""The bots of Palais Royal by their short codes, and the levels for people.

With two players each step is beaten by the next one in about three games of four (docs/bots.md). What a level lacks is what
people lack: it overlooks nobles, thinks of one or two in a turn, has a liking for some rooms and another one in each game.
What is mild with two players is far too strong with three or four, so the lower levels are others there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from palais.core.bot import Bot, Factory
from palais.core.contract import Game
from palais.core.errors import BotError
from palais.games.palais_royal import STRONGEST
from palais.games.palais_royal.bots.beginner import BeginnerBot
from palais.games.palais_royal.bots.first_levels import DuelOrCompany, varied_beginner, varied_greedy
from palais.games.palais_royal.bots.greedy import GreedyBot
from palais.games.palais_royal.bots.planner.planner_bot import PlannerBot
from palais.games.palais_royal.bots.search.search import SearchBot

Maker = Callable[[Game, int | str], Bot]


def planner(**parameters: float) -> Maker:
    return lambda game, seed: PlannerBot(game, seed, **parameters)  # type: ignore[arg-type]


def search(**parameters: float) -> Maker:
    return lambda game, seed: SearchBot(game, seed, **parameters)  # type: ignore[arg-type]


def rung(duel: Maker, company: Maker) -> Maker:
    return lambda game, seed: DuelOrCompany(duel(game, seed), company(game, seed))


RUNGS: Final[tuple[Maker, ...]] = (
    rung(varied_greedy, varied_beginner),
    rung(planner(refined=1, nobles=1, overlooks=50, taste=1.5), varied_greedy),
    rung(planner(refined=1, nobles=1, overlooks=40, taste=1.0), planner(refined=1, nobles=1, overlooks=50, taste=2.4)),
    rung(planner(refined=1, nobles=2, overlooks=70, taste=1.2), planner(refined=1, nobles=1, overlooks=50, taste=1.5)),
    rung(planner(refined=1, nobles=2, overlooks=60, taste=1.1), planner(refined=1, nobles=2, overlooks=70, taste=1.2)),
    rung(planner(refined=1, nobles=2, overlooks=45, taste=0.8), planner(refined=1, nobles=2, overlooks=60, taste=0.9)),
    rung(planner(refined=1, nobles=2, overlooks=20, taste=0.4), planner(refined=1, nobles=2, overlooks=35, taste=0.6)),
    planner(refined=3),
    planner(width=8, refined=16, varied=300),
    search(n=2, noise=3.5),
    search(ms=1000),
)


def level(game: Game, seed: int | str, number: int) -> Bot:
    """A level from 1, the mildest, to the strongest there is at a second a turn."""
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
