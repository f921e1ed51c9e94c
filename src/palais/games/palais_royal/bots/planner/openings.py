"""Openings that vary: in the set-up and the first rounds one of several nearly equal plans is chosen by chance.

The better a plan, the likelier; what is clearly worse by the bot's own judgement is never taken.
"""

from __future__ import annotations

from math import exp
from typing import Final

import numpy as np
import numpy.typing as npt

from palais.core.rng import quick
from palais.games.palais_royal.engine.constants import SETUP
from palais.games.palais_royal.engine.entry_points import Words
from palais.games.palais_royal.engine.state import State

ROUNDS: Final = 2  # after the set-up
NEARLY: Final = 2.5  # points by which the value function may find a plan worse than the best
# How many points worse a plan is that is taken about a third as often, in the set-up and in a turn: to play a plan on
# exaggerates what it is worth, most of all from the set-up.
JUDGED_SET_UP, JUDGED_TURN = 1.0, 0.25
PLAYED_SET_UP, PLAYED_TURN = 2.0, 0.5
FINE: Final = 1 << 30

Worth = npt.NDArray[np.float64]


def is_opening(h: State) -> bool:
    return bool(h.phase == SETUP or h.round_number <= ROUNDS)


def by_judgement(h: State, values: Worth, rng: Words) -> int:
    """One of the plans with these values, the best of them first."""
    return one_of(values, values, JUDGED_SET_UP if h.phase == SETUP else JUDGED_TURN, rng)


def by_playing_on(h: State, values: Worth, means: Worth, rng: Words) -> int:
    """The same for plans that have been played on: by what came of them, on average."""
    return one_of(values, means, PLAYED_SET_UP if h.phase == SETUP else PLAYED_TURN, rng)


def one_of(values: Worth, worth: Worth, warmth: float, rng: Words) -> int:
    """A plan by chance: e times less likely for each `warmth` points that it is worth less than the best."""
    allowed = [n for n in range(len(values)) if values[n] >= values.max() - NEARLY or worth[n] == worth.max()]
    weights = [exp((worth[n] - worth.max()) / warmth) for n in allowed]
    left = sum(weights) * quick(rng, FINE) / FINE
    for n, weight in zip(allowed, weights, strict=True):
        left -= weight
        if left < 0:
            return n
    return int(worth.argmax())
