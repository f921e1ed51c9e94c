"""Who plays the other seats: bots that are handed in, or players by chance."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, cast, runtime_checkable

import numpy as np

from palais.core.contract import Hidden
from palais.core.errors import OptionError
from palais.core.rng import one_way


class Opponent(Protocol):
    """What is asked of a bot: one of the legal actions, within `clock` seconds if there is a clock."""

    def act(self, hidden: Hidden, legal: Sequence[int], clock: float | None) -> int: ...


@runtime_checkable
class Clocked(Opponent, Protocol):
    """An opponent with a clock of its own wants to know when a turn begins."""

    def begin_turn(self) -> None: ...


# A bot plays all games, a maker makes a new one from a seed for each game.
Maker = Callable[[int], Opponent]
Opponents = Opponent | Maker | Sequence[Opponent | Maker] | None


class ByChance:
    """Any legal action, each equally likely."""

    def __init__(self, seed: int) -> None:
        self._chance = np.random.default_rng(seed)

    def act(self, hidden: Hidden, legal: Sequence[int], clock: float | None) -> int:
        return legal[int(self._chance.integers(len(legal)))]


def for_each_seat(opponents: Opponents, seats: int) -> list[Opponent | Maker]:
    """An opponent for each of the other seats in turn order: none given, one for all, or one for each."""
    if opponents is None:
        return [ByChance] * seats
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
    """The seed of a bot in one game, from which nobody finds the seed of the deal."""
    return int(one_way(deal, "opponent", place), 16) % 2**63


def seat_opponent(opponent: Opponent | Maker, seed: int) -> Opponent:
    """The bot for one game."""
    is_bot = hasattr(opponent, "act") and not isinstance(opponent, type)
    return cast(Opponent, opponent) if is_bot else cast(Maker, opponent)(seed)
