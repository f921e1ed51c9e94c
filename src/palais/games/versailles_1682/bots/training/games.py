"""Games for learning: self-play of the pupil, and its exam among hand-written planners."""

from __future__ import annotations

from typing import Any, Final

import msgspec
import numpy as np
import numpy.typing as npt

from palais.core.measurements import FIRST_SEAT, ROUNDS
from palais.games.versailles_1682.bots.training.fit import stored
from palais.games.versailles_1682.bots.training.self_play import SelfPlay
from palais.games.versailles_1682.bots.value.value import hand_written
from palais.games.versailles_1682.game import Versailles1682

TURNS_A_SEAT: Final = 40  # room for so many positions; there are about 17
EXPLORING: Final = 4  # one lot in so many
STRAYING: Final = 8.0
WeightsArray = npt.NDArray[Any]


class Lot(msgspec.Struct, frozen=True):
    """Games that one worker plays in one go."""

    players: int
    seeds: list[str]
    noise: float = 0.0
    trust: float = 1.0
    width: int = 0


class Lessons(msgspec.Struct, frozen=True):
    """What was played: positions, what became of them, and how long the games were."""

    rows: npt.NDArray[np.float16]
    goals: npt.NDArray[np.float32]
    rounds: float


def self_play(lot: Lot, weights: WeightsArray) -> Lessons:
    """Games of the pupil with itself."""
    room = len(lot.seeds) * TURNS_A_SEAT * lot.players
    table = SelfPlay(Versailles1682(), lot.players, room, lot.trust, negotiation=False)
    results = table.play(lot.seeds, stored(weights), lot.noise, lot.width)
    n = table.diary.samples
    return Lessons(table.rows[:n].astype(np.float16), table.goals[:n].copy(), float(results[:, ROUNDS].mean()))


def exam(lot: Lot, weights: WeightsArray) -> float:
    """The pupil's share of wins against hand-written planners in all other seats, in each seat in turn."""
    n = lot.players
    table, share = SelfPlay(Versailles1682(), n, negotiation=False), 0.0
    for seat in range(n):
        others = [other for other in range(n) if other != seat]
        wins = table.play(lot.seeds, stored(weights), 0.0, lot.width, hand_written(), others, lot.width)[:, FIRST_SEAT + n :]
        share += float((wins[:, seat] / wins.sum(1)).mean()) / n
    return share


def lots(players: int, seeds: list[str], size: int, noise: float = 0.0, trust: float = 1.0, width: int = 0) -> list[Lot]:
    """The games cut into lots."""
    return [Lot(players, seeds[n : n + size], noise, trust, width) for n in range(0, len(seeds), size)]


def exploring(found: list[Lot]) -> list[Lot]:
    """Every fourth lot strays further from what seems best, so that rare positions come up as well."""
    return [
        msgspec.structs.replace(lot, noise=STRAYING * lot.noise) if n % EXPLORING == 0 else lot for n, lot in enumerate(found)
    ]


def join(lessons: list[Lessons]) -> Lessons:
    rows, goals = np.concatenate([one.rows for one in lessons]), np.concatenate([one.goals for one in lessons])
    return Lessons(rows, goals, float(np.mean([one.rounds for one in lessons])))
