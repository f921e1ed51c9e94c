"""A plan is a whole turn: which cards, which servants walk where, which nobles; and the actions that carry it out."""

from __future__ import annotations

import time
from collections.abc import Sequence
from math import inf, log
from typing import Any, Final, Protocol, cast

import numpy as np
import numpy.typing as npt

from palais.core.jit import ENABLED, rule
from palais.core.records import aligned, handles, record_kind
from palais.core.rng import quick
from palais.games.palais_royal.engine.constants import CARDS, ROOMS
from palais.games.palais_royal.engine.state import STATE, StateRecord

MAX_TARGETS: Final = 6
MOST_NOBLES: Final = 5  # that a plan is about, unless variations add one; more than three are rare
MAX_WALKS: Final = 32
MAX_ACTIONS: Final = 128
POOL: Final = 32  # how many plans can be kept, best first
USUAL: Final = 12  # how many the planner keeps
# The plans behind the pool: how the turn begins, the one being tried, the one being improved, the one being varied; then lists of
# a few: the best of all with these cards, those to build on, and those built on them.
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

# The records on the desk: where a trial is carried out, the turn with the cards of action 1 played, a round played on; and for
# the search an imagined world and the game played on in it.
WORK: Final = 0
BEGUN: Final = 1
AHEAD: Final = 2
WORLD: Final = 3
GAME: Final = 4
DESK: Final = 5

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
MIND = np.dtype(
    [
        ("pool", "i8"),  # how many plans there are in each of the lists
        ("leaders", "i8"),
        ("beam", "i8"),
        ("next_beam", "i8"),
        ("width", "i8"),  # how many plans are built on at each step
        ("refined", "i8"),  # how many of the best are improved walk by walk
        ("tried", "i8"),  # plans judged so far
        ("whimsical", "i8"),  # 1 if there are whims
        ("kept", "i8"),  # how many plans the pool may hold
        ("thorough", "i8"),  # 1 if only plans that have been improved come into the pool
        ("ahead", "i8"),  # how many of the best are played on for a round before one is chosen
        ("varied", "i8"),  # how often plans are changed by chance, once there are some
        ("fancied", "i8"),  # of how many of the best there is to be a variant for each room
        ("nobles", "i8"),  # how many nobles a plan may be about
        ("unseen", "i8"),  # a bit for each field whose noble it overlooks in this turn
        ("spare", "i8", (len(ROOMS),)),
        ("cards", "i8", (len(CARDS),)),  # of the best plan so far
        ("gain", "f8", (len(ROOMS), len(ROOMS))),
        ("noise", "f8", (1,)),  # points by which it misjudges a plan
        ("whim", "f8", (len(ROOMS),)),  # points it takes a servant in a room for, beyond what it is worth
        ("until", "f8", (1,)),  # seconds of the monotonic clock; interpreted, it thinks no longer
    ]
)
PlanRecord = record_kind("PlanRecord", PLAN)
MindRecord = record_kind("MindRecord", MIND)
Plans = Any
Desk = Any


class Plan(Protocol):
    """The twin of `PLAN` for the type checker."""

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


class Mind(Protocol):
    """The twin of `MIND`: how hard to think, and room to think in."""

    pool: int
    leaders: int
    beam: int
    next_beam: int
    width: int
    refined: int
    tried: int
    whimsical: int
    kept: int
    thorough: int
    ahead: int
    varied: int
    fancied: int
    nobles: int
    unseen: int
    spare: npt.NDArray[np.int64]
    cards: npt.NDArray[np.int16]
    gain: npt.NDArray[np.float64]
    noise: npt.NDArray[np.float64]
    whim: npt.NDArray[np.float64]
    until: npt.NDArray[np.float64]

    array: npt.NDArray[Any]

    def handle(self) -> Any: ...


def new_mind(width: int = 4, refined: int = 2, noise: float = 0.0) -> Mind:
    mind = cast(Mind, MindRecord())
    mind.width, mind.refined, mind.noise[0] = width, refined, noise
    mind.kept, mind.nobles, mind.until[0] = USUAL, MOST_NOBLES, inf
    return mind


def thorough_mind(width: int, refined: int, fancied: int, kept: int) -> Mind:
    """A mind that looks for plans that differ: the best for each set of nobles, and variants of the best for each room."""
    mind = new_mind(width, refined)
    mind.thorough, mind.fancied, mind.kept = 1, fancied, kept
    return mind


def new_plans() -> Plans:
    return handles(PlanRecord, aligned(PLAN, PLANS))


def new_desk(size: int = DESK) -> Desk:
    return handles(StateRecord, aligned(STATE, size))


def read_actions(plans: Plans, number: int) -> list[int]:
    """The actions of a plan, for Python."""
    if ENABLED:
        actions: list[int] = plans["action"][number, : int(plans["length"][number])].tolist()
        return actions
    plan = plans[number]
    return [int(action) for action in plan.action[: plan.length]]


def write_actions(plans: Plans, number: int, actions: Sequence[int]) -> None:
    """A plan that was found elsewhere: nothing but its actions."""
    if ENABLED:
        plans["action"][number, : len(actions)], plans["length"][number] = actions, len(actions)
    else:
        plans[number].action[: len(actions)], plans[number].length = actions, len(actions)


def read_values(plans: Plans, count: int) -> npt.NDArray[np.float64]:
    """What the first `count` plans are worth, for Python."""
    return np.array([float((plans[n]["value"] if ENABLED else plans[n].value)[0]) for n in range(count)])


if ENABLED:

    @rule
    def is_over(mind: Mind) -> bool:
        """Compiled, a plan takes microseconds: nobody looks at the clock."""
        return False

else:

    def is_over(mind: Mind) -> bool:
        """Whether the time for this turn is up: then the best plan so far has to do."""
        return bool(time.monotonic() > mind.until[0])


@rule
def add_walk(plan: Plan, origin: int, target: int) -> None:
    """One servant is to walk from room to room."""
    plan.walk_from[plan.walks] = origin
    plan.walk_to[plan.walks] = target
    plan.walks += 1


@rule
def insert(plans: Plans, first: int, count: int, size: int, trial: int) -> int:
    """Put the trial in its place among `count` plans kept best first, if it is good enough and new; their new number."""
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
    """The same for a list in which there is only one plan, the best, for each set of nobles and cards."""
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
def choose(plans: Plans, mind: Mind, rng: npt.NDArray[np.uint64]) -> int:
    """The best plan of the pool; a noisy mind misjudges each of them by a few points."""
    if mind.noise[0] == 0.0:
        return 0
    best, most = 0, NO_VALUE
    for n in range(mind.pool):
        worth = plans[n].value[0] - mind.noise[0] * log(-log((1 + quick(rng, 1 << 30)) / (1.0 + (1 << 30))))
        if worth > most:
            best, most = n, worth
    return best
