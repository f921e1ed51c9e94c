"""Looking ahead: each plan still in question is played on once more, in a world the seat cannot tell from the true one."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from palais.core.jit import door, rule
from palais.games.palais_royal.bots.planner.decisions import finish_turn, follow
from palais.games.palais_royal.bots.planner.plan import GAME, WORLD, Desk, Mind, Plans, choose
from palais.games.palais_royal.bots.planner.planner import think
from palais.games.palais_royal.bots.planner.set_up import play_set_up
from palais.games.palais_royal.bots.value.result import result_for
from palais.games.palais_royal.bots.value.value import Glance, Weights
from palais.games.palais_royal.box.tables import Tables
from palais.games.palais_royal.engine.constants import OVER, SETUP
from palais.games.palais_royal.engine.entry_points import Numbers, Records, Words
from palais.games.palais_royal.engine.event_log import Log
from palais.games.palais_royal.engine.hide import imagine
from palais.games.palais_royal.engine.state import State

Totals = npt.NDArray[np.float64]


@door
def look_ahead(
    states: Records,
    tables: Records,
    weights: Records,
    minds: Records,
    glances: Records,
    plans: Plans,
    later_plans: Plans,
    desk: Desk,
    logs: Records,
    rng: Words,
    alive: Numbers,
    totals: Totals,
    turns: int,
) -> None:
    """Play on each plan that is alive, all in the same imagined world; what the seat expects then is added to `totals`."""
    t, w, mind, g, log = tables[0], weights[0], minds[0], glances[0], logs[0]
    seat = states[0].player
    desk[WORLD] = states[0]
    imagine(desk[WORLD], t, seat, rng)
    for n in range(len(alive)):
        desk[GAME] = desk[WORLD]
        s = desk[GAME]
        follow(s, t, plans[alive[n]], log)
        finish_turn(s, t, w, g, desk, log)
        totals[alive[n]] += play_on(s, t, w, mind, g, later_plans, desk, log, rng, seat, turns)


@rule
def play_on(
    s: State,
    t: Tables,
    w: Weights,
    mind: Mind,
    g: Glance,
    plans: Plans,
    desk: Desk,
    log: Log,
    rng: Words,
    seat: int,
    turns: int,
) -> float:
    """What `seat` expects at the end of its next turns, on average; where the game ends before, the result stands for the rest.

    The game is a chaos: a single judgement further on says more about what happened on the way than about the plan.
    """
    total, left = 0.0, turns
    while s.phase != OVER:
        if s.phase == SETUP:
            play_set_up(s, t, w, g, plans, desk, log)
            follow(s, t, plans[0], log)
            continue
        think(s, t, w, mind, g, plans, desk, log)
        if s.player == seat:
            total += plans[0].value[0]
            left -= 1
            if left == 0:
                return float(total) / turns
        follow(s, t, plans[choose(plans, mind, rng)], log)
        finish_turn(s, t, w, g, desk, log)
    return float(total + left * result_for(s, t, w, g, seat)) / turns
