"""How the planner thinks in one turn: its limits, its mistakes, and the lists it builds. A record that compiled code reads."""

from __future__ import annotations

import time
from math import inf
from typing import Any, Final, Protocol, cast

import numpy as np
import numpy.typing as npt

from palais.core.jit import ENABLED, rule
from palais.core.records import record_kind
from palais.games.palais_royal.engine.constants import CARDS, ROOMS

MOST_NOBLES: Final = 5  # that a plan is about, unless variations add one; more than three are rare
USUAL_POOL: Final = 12  # plans the planner keeps

PLANNER_STATE = np.dtype(
    [
        ("pool", "i8"),  # how many plans there are in each of the lists
        ("leaders", "i8"),
        ("beam", "i8"),
        ("next_beam", "i8"),
        ("width", "i8"),  # how many plans are built on at each step
        ("refined", "i8"),  # how many of the best are improved walk by walk
        ("tried", "i8"),  # plans evaluated so far
        ("is_biased", "i8"),  # 1 if `room_bias` counts
        ("kept", "i8"),  # how many plans the pool may hold
        ("thorough", "i8"),  # 1 if only plans that have been improved come into the pool
        ("ahead", "i8"),  # how many of the best are played on for a round before one is chosen
        ("varied", "i8"),  # how often plans are changed at random, once there are some
        ("by_room", "i8"),  # how many of the best get a variant for each room
        ("nobles", "i8"),  # how many nobles a plan may be about
        ("unseen", "i8"),  # a bit for each field whose noble it overlooks in this turn
        ("spare", "i8", (len(ROOMS),)),
        ("cards", "i8", (len(CARDS),)),  # of the best plan so far
        ("gain", "f8", (len(ROOMS), len(ROOMS))),
        ("noise", "f8", (1,)),  # points by which it misjudges a plan
        ("room_bias", "f8", (len(ROOMS),)),  # points by which it overrates a servant in a room
        ("until", "f8", (1,)),  # seconds of the monotonic clock; interpreted, it thinks no longer
    ]
)
PlannerStateRecord = record_kind("PlannerStateRecord", PLANNER_STATE)


class PlannerState(Protocol):
    """The fields of `PLANNER_STATE` for the type checker."""

    pool: int
    leaders: int
    beam: int
    next_beam: int
    width: int
    refined: int
    tried: int
    is_biased: int
    kept: int
    thorough: int
    ahead: int
    varied: int
    by_room: int
    nobles: int
    unseen: int
    spare: npt.NDArray[np.int64]
    cards: npt.NDArray[np.int16]
    gain: npt.NDArray[np.float64]
    noise: npt.NDArray[np.float64]
    room_bias: npt.NDArray[np.float64]
    until: npt.NDArray[np.float64]

    array: npt.NDArray[Any]

    def handle(self) -> Any: ...


def new_planner(width: int = 4, refined: int = 2, noise: float = 0.0) -> PlannerState:
    planner = cast(PlannerState, PlannerStateRecord())
    planner.width, planner.refined, planner.noise[0] = width, refined, noise
    planner.kept, planner.nobles, planner.until[0] = USUAL_POOL, MOST_NOBLES, inf
    return planner


def thorough_planner(width: int, refined: int, by_room: int, kept: int) -> PlannerState:
    """Looks for plans that differ: the best for each set of nobles, and variants of the best for each room."""
    planner = new_planner(width, refined)
    planner.thorough, planner.by_room, planner.kept = 1, by_room, kept
    return planner


if ENABLED:

    @rule
    def is_out_of_time(planner: PlannerState) -> bool:
        """Compiled, a plan takes microseconds: no need to look at the clock."""
        return False

else:

    def is_out_of_time(planner: PlannerState) -> bool:
        """Whether the time for this turn is up: then the best plan so far has to do."""
        return bool(time.monotonic() > planner.until[0])
