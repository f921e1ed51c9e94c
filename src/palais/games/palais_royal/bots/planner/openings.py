"""Varied openings: in the set-up and the first rounds one of several nearly equal plans is chosen at random.

Better plans are likelier; a plan that the bot finds clearly worse is never taken.
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

OPENING_ROUNDS: Final = 2  # after the set-up
NEARLY_EQUAL_POINTS: Final = 2.5  # how much lower than the best value a plan may be
# In points: a plan worse by this much is taken about a third as often. Playing a plan on exaggerates differences, most of all
# from the set-up, hence the higher temperatures.
VALUE_TEMPERATURE_SET_UP, VALUE_TEMPERATURE_TURN = 1.0, 0.25
RESULT_TEMPERATURE_SET_UP, RESULT_TEMPERATURE_TURN = 2.0, 0.5
RESOLUTION: Final = 1 << 30

Worth = npt.NDArray[np.float64]


def is_opening(h: State) -> bool:
    return bool(h.phase == SETUP or h.round_number <= OPENING_ROUNDS)


def by_value(h: State, values: Worth, rng: Words) -> int:
    """One of the plans with these values, the best of which comes first."""
    return sample_plan(values, values, VALUE_TEMPERATURE_SET_UP if h.phase == SETUP else VALUE_TEMPERATURE_TURN, rng)


def by_results(h: State, values: Worth, means: Worth, rng: Words) -> int:
    """The same for plans that have been played on: by their mean results."""
    return sample_plan(values, means, RESULT_TEMPERATURE_SET_UP if h.phase == SETUP else RESULT_TEMPERATURE_TURN, rng)


def sample_plan(values: Worth, worth: Worth, temperature: float, rng: Words) -> int:
    """A random plan: e times less likely for each `temperature` points that it is worth less than the best."""
    allowed = [n for n in range(len(values)) if values[n] >= values.max() - NEARLY_EQUAL_POINTS or worth[n] == worth.max()]
    weights = [exp((worth[n] - worth.max()) / temperature) for n in allowed]
    left = sum(weights) * quick(rng, RESOLUTION) / RESOLUTION
    for n, weight in zip(allowed, weights, strict=True):
        left -= weight
        if left < 0:
            return n
    return int(worth.argmax())
