"""A plan is a whole turn: which cards, which servants walk where, which nobles; and the actions that carry it out."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import Any, Final, Protocol

import numpy as np
import numpy.typing as npt

from palais.core.jit import ENABLED, rule
from palais.core.records import aligned, handles, record_kind
from palais.core.rng import quick
from palais.games.palais_royal.bots.planner.planner_state import PlannerState
from palais.games.palais_royal.engine.constants import CARDS, ROOMS

MAX_TARGETS: Final = 6
MAX_WALKS: Final = 32
MAX_ACTIONS: Final = 128
POOL: Final = 32  # how many plans can be kept, best first
# After the pool: how the turn begins, the plan being tried, the one being improved and the one being varied; then short lists:
# the best with these cards, those to build on, and those built on them.
OPENING: Final = POOL
TRIAL: Final = POOL + 1
CURRENT: Final = POOL + 2
VARIED: Final = POOL + 3
FEW: Final = 8
MANY: Final = 16
LEADERS: Final = POOL + 4
BEAM: Final = LEADERS + MANY
NEXT_BEAM: Final = BEAM + FEW
PLANS: Final = NEXT_BEAM + FEW

NO_VALUE: Final = -1e9

PLAN = np.dtype(
    [
        ("targets", "i8"),
        ("walks", "i8"),
        ("length", "i8"),
        ("moves_left", "i8"),  # moves that the plan does not use
        ("key", "i8"),  # a bit for each target and each card: what the plan is about
        ("declines", "i8"),  # 1: in action 3 rooms give up only the servants that its nobles need
        ("border", "i8"),  # where a border servant comes from: 0 the supply, 1 + room
        ("value", "f8", (1,)),
        ("cards", "i2", (len(CARDS),)),  # 1 for each card to be played
        ("target", "i2", (MAX_TARGETS,)),
        ("walk_from", "i2", (MAX_WALKS,)),
        ("walk_to", "i2", (MAX_WALKS,)),
        ("action", "i2", (MAX_ACTIONS,)),
        ("rooms", "i2", (len(ROOMS),)),  # own servants by room when action 2 ends
    ]
)
PlanRecord = record_kind("PlanRecord", PLAN)
Plans = Any


class Plan(Protocol):
    """The fields of `PLAN` for the type checker."""

    targets: int
    walks: int
    length: int
    moves_left: int
    key: int
    declines: int
    border: int
    value: npt.NDArray[np.float64]
    cards: npt.NDArray[np.int16]
    target: npt.NDArray[np.int16]
    walk_from: npt.NDArray[np.int16]
    walk_to: npt.NDArray[np.int16]
    action: npt.NDArray[np.int16]
    rooms: npt.NDArray[np.int16]


def new_plans() -> Plans:
    return handles(PlanRecord, aligned(PLAN, PLANS))


def read_actions(plans: Plans, number: int) -> list[int]:
    """The actions of a plan, for Python."""
    if ENABLED:
        actions: list[int] = plans["action"][number, : int(plans["length"][number])].tolist()
        return actions
    plan = plans[number]
    return [int(action) for action in plan.action[: plan.length]]


def write_actions(plans: Plans, number: int, actions: Sequence[int]) -> None:
    """Store a plan found elsewhere: only its actions."""
    if ENABLED:
        plans["action"][number, : len(actions)], plans["length"][number] = actions, len(actions)
    else:
        plans[number].action[: len(actions)], plans[number].length = actions, len(actions)


def read_values(plans: Plans, count: int) -> npt.NDArray[np.float64]:
    """What the first `count` plans are worth, for Python."""
    return np.array([float((plans[n]["value"] if ENABLED else plans[n].value)[0]) for n in range(count)])


@rule
def add_walk(plan: Plan, origin: int, target: int) -> None:
    """One servant is to walk from room to room."""
    plan.walk_from[plan.walks] = origin
    plan.walk_to[plan.walks] = target
    plan.walks += 1


@rule
def insert(plans: Plans, first: int, count: int, size: int, trial: int) -> int:
    """Insert the trial among `count` plans sorted best first, if it is good enough and new. Returns the new count."""
    worth = plans[trial].value[0]
    place = count
    while place > 0 and plans[first + place - 1].value[0] < worth:
        place -= 1
    if place == size or (place > 0 and plans[first + place - 1].value[0] - worth < 1e-6):
        return count
    last = min(count, size - 1)
    for n in range(last, place, -1):
        plans[first + n] = plans[first + n - 1]
    plans[first + place] = plans[trial]
    return last + 1


@rule
def insert_distinct(plans: Plans, first: int, count: int, size: int, trial: int) -> int:
    """The same for a list that keeps only the best plan for each set of nobles and cards."""
    for n in range(count):
        if plans[first + n].key == plans[trial].key:
            if plans[first + n].value[0] >= plans[trial].value[0]:
                return count
            for later in range(n, count - 1):
                plans[first + later] = plans[first + later + 1]
            count -= 1
            break
    return insert(plans, first, count, size, trial)


@rule
def choose(plans: Plans, planner: PlannerState, rng: npt.NDArray[np.uint64]) -> int:
    """The best plan of the pool; a noisy planner misjudges each of them by a few points."""
    if planner.noise[0] == 0.0:
        return 0
    best, most = 0, NO_VALUE
    for n in range(planner.pool):
        worth = plans[n].value[0] - planner.noise[0] * log(-log((1 + quick(rng, 1 << 30)) / (1.0 + (1 << 30))))
        if worth > most:
            best, most = n, worth
    return best
