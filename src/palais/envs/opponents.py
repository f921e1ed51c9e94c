"""Opponents in the other seats: given bots, or random players."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import cast

from palais.core.bot import Bot, RandomBot
from palais.core.contract import Game
from palais.core.errors import OptionError
from palais.core.rng import one_way

# A bot plays all games; a factory makes a new one from a seed for each game.
Maker = Callable[[int], Bot]
Opponents = Bot | Maker | Sequence[Bot | Maker] | None


def for_each_seat(game: Game, opponents: Opponents, seats: int) -> list[Bot | Maker]:
    """An opponent for each of the other seats in turn order, from none, one for all, or one for each."""
    if opponents is None:
        return [partial(RandomBot, game)] * seats
    given = list(opponents) if isinstance(opponents, Sequence) else [opponents] * seats
    if len(given) != seats:
        raise OptionError(f"opponents: expected one, or one for each of the {seats} other seats, found {len(given)}")
    for opponent in given:
        if not hasattr(opponent, "act") and not callable(opponent):
            raise OptionError(
                f"opponents: expected a bot with a method `act`, or a function of a seed that makes one: {opponent!r}"
            )
    return given


def opponent_seed(deal: int, place: int) -> int:
    """The seed of a bot in one game; it does not reveal the seed of the deal."""
    return int(one_way(deal, "opponent", place), 16) % 2**63


def seat_opponent(opponent: Bot | Maker, seed: int) -> Bot:
    """The bot for one game."""
    is_bot = hasattr(opponent, "act") and not isinstance(opponent, type)
    return cast(Bot, opponent) if is_bot else cast(Maker, opponent)(seed)
