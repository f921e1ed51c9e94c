"""Everything the planner's rules work with, in one argument."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from palais.core.jit import ENABLED
from palais.core.records import aligned, handles, in_lines, record_kind
from palais.games.palais_royal.bots.planner.plan import PLAN, PLANS, PlanRecord, Plans
from palais.games.palais_royal.bots.planner.planner_state import PlannerState
from palais.games.palais_royal.bots.value.value import Evaluation, Weights, new_evaluation
from palais.games.palais_royal.box.tables import Tables
from palais.games.palais_royal.engine.entry_points import Records
from palais.games.palais_royal.engine.event_log import Log, mute_log
from palais.games.palais_royal.engine.state import STATE, StateRecord

_ONE_STATE = (STATE, (1,))
SCRATCH = in_lines(
    plans=(PLAN, (PLANS,)),
    work=_ONE_STATE,
    begun=_ONE_STATE,
    ahead=_ONE_STATE,
    world=_ONE_STATE,
    game=_ONE_STATE,
    blank=_ONE_STATE,
)
ScratchRecord = record_kind(
    "ScratchRecord",
    SCRATCH,
    plans=PlanRecord,
    work=StateRecord,
    begun=StateRecord,
    ahead=StateRecord,
    world=StateRecord,
    game=StateRecord,
    blank=StateRecord,
)


class Scratch(Protocol):
    """The fields of `SCRATCH` for the type checker: plans, and states as arrays of one."""

    plans: Plans
    work: Records  # where a trial is carried out
    begun: Records  # the turn with the cards of action 1 played
    ahead: Records  # a round played on
    world: Records  # an imagined world
    game: Records  # and a game played on in it; in self-play, the game itself
    blank: Records  # a game not yet set up


class Workspace(NamedTuple):
    """The box, the value function, the planner's limits, and scratch space.

    Records only: to compiled code they are six pointers, which is as cheap as an argument list can be.
    """

    tables: Tables
    weights: Weights
    planner: PlannerState
    evaluation: Evaluation
    scratch: Scratch
    log: Log


class Handles(NamedTuple):
    """A workspace as Python passes it to a door: arrays of records, whose elements the door makes a workspace of.

    The door has to do it itself, because compiled functions cannot return records.
    """

    tables: Records
    weights: Records
    planners: Records
    evaluations: Records
    scratch: Records
    logs: Records


def new_handles(tables: Tables, weights: Records, planners: Records) -> Handles:
    """With scratch space of its own. `weights` and `planners` are handles of one record, or of one for each seat."""
    return Handles(tables.handle(), weights, planners, new_evaluation().handle(), new_scratch(), mute_log().handle())


def new_scratch() -> Records:
    return handles(ScratchRecord, aligned(SCRATCH, 1))


def plans_of(found: Handles) -> Plans:
    """The plans, for Python."""
    return found.scratch["plans"][0] if ENABLED else found.scratch[0].plans
