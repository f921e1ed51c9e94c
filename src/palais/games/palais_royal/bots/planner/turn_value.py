"""What the end of a turn is worth: the value function, and a bias for some rooms, so that self-play tries every room."""

from __future__ import annotations

from typing import Final

from palais.core.jit import rule
from palais.core.rng import quick
from palais.games.palais_royal.bots.planner.planner_state import PlannerState
from palais.games.palais_royal.bots.planner.workspace import Workspace
from palais.games.palais_royal.bots.value.value import rebase, value
from palais.games.palais_royal.engine.constants import ROOMS
from palais.games.palais_royal.engine.entry_points import Words
from palais.games.palais_royal.engine.state import State

ROOM_KINDS = len(ROOMS)
BIASED_PERCENT: Final = 25  # of the turns of a noisy planner
BIAS_POINTS: Final = 3.0


@rule
def set_base(s: State, ws: Workspace) -> None:
    """Make this position the base from which the following ones are evaluated."""
    rebase(s, ws.tables, ws.weights, ws.evaluation)


@rule
def value_of(s: State, ws: Workspace) -> float:
    """What the position promises the player in turn, in points."""
    return value(s, ws.tables, ws.weights, ws.evaluation)


@rule
def biased_value(s: State, ws: Workspace) -> float:
    """The value as the planner sees it, with its bias for some rooms."""
    worth, planner = value_of(s, ws), ws.planner
    if planner.is_biased:
        for room in range(ROOM_KINDS):
            worth += planner.room_bias[room] * s.servants[s.player, room]
    return worth


@rule
def draw_bias(planner: PlannerState, rng: Words) -> None:
    """Now and then a noisy planner favours one room for a turn."""
    planner.is_biased = 0
    if planner.noise[0] > 0.0 and quick(rng, 100) < BIASED_PERCENT:
        planner.is_biased = 1
        planner.room_bias[:] = 0.0
        planner.room_bias[quick(rng, ROOM_KINDS)] = BIAS_POINTS
