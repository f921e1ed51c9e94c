"""Looking ahead: each remaining plan is played on once more, in a world the seat cannot tell from the true one."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from palais.core.jit import door, rule
from palais.games.palais_royal.bots.planner.decisions import finish_turn, follow
from palais.games.palais_royal.bots.planner.plan import choose
from palais.games.palais_royal.bots.planner.planner import think
from palais.games.palais_royal.bots.planner.set_up import play_set_up
from palais.games.palais_royal.bots.planner.workspace import Handles, Workspace
from palais.games.palais_royal.bots.value.result import result_for
from palais.games.palais_royal.engine.constants import OVER, SETUP
from palais.games.palais_royal.engine.entry_points import Numbers, Records, Words
from palais.games.palais_royal.engine.hide import imagine
from palais.games.palais_royal.engine.state import State

Totals = npt.NDArray[np.float64]


@door
def look_ahead(states: Records, h: Handles, later_h: Handles, rng: Words, alive: Numbers, totals: Totals, turns: int) -> None:
    """Play on each plan that is alive, all in the same imagined world, and add what the seat expects then to `totals`."""
    ws = Workspace(h.tables[0], h.weights[0], h.planners[0], h.evaluations[0], h.scratch[0], h.logs[0])
    later = Workspace(ws.tables, ws.weights, later_h.planners[0], ws.evaluation, later_h.scratch[0], ws.log)
    s, world = ws.scratch.game[0], ws.scratch.world[0]
    seat = states[0].player
    ws.scratch.world[0] = states[0]
    imagine(world, ws.tables, seat, rng)
    for n in range(len(alive)):
        ws.scratch.game[0] = world
        follow(s, ws.tables, ws.scratch.plans[alive[n]], ws.log)
        finish_turn(s, later)
        totals[alive[n]] += play_on(s, later, rng, seat, turns)


@rule
def play_on(s: State, ws: Workspace, rng: Words, seat: int, turns: int) -> float:
    """What `seat` expects at the end of its next turns, on average; where the game ends before, the result counts for the rest.

    The game is chaotic: a single evaluation further on says more about what happened on the way than about the plan.
    """
    plans = ws.scratch.plans
    total, left = 0.0, turns
    while s.phase != OVER:
        if s.phase == SETUP:
            play_set_up(s, ws)
            follow(s, ws.tables, plans[0], ws.log)
            continue
        think(s, ws)
        if s.player == seat:
            total += plans[0].value[0]
            left -= 1
            if left == 0:
                return float(total) / turns
        follow(s, ws.tables, plans[choose(plans, ws.planner, rng)], ws.log)
        finish_turn(s, ws)
    return float(total + left * result_for(s, ws.tables, ws.weights, ws.evaluation, seat)) / turns
