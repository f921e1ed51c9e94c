"""Learning from better play: the best plans are played on for a round before one is chosen."""

from __future__ import annotations

from typing import Final

import numpy as np

from palais.core.jit import rule
from palais.core.rng import quick
from palais.games.palais_royal.bots.planner.decisions import finish_turn, follow
from palais.games.palais_royal.bots.planner.plan import CURRENT
from palais.games.palais_royal.bots.planner.planner import think
from palais.games.palais_royal.bots.planner.planner_state import USUAL_POOL, PlannerState, new_planner
from palais.games.palais_royal.bots.planner.variations import vary
from palais.games.palais_royal.bots.planner.workspace import Workspace
from palais.games.palais_royal.bots.value.result import result_for
from palais.games.palais_royal.engine.constants import OVER
from palais.games.palais_royal.engine.entry_points import Words
from palais.games.palais_royal.engine.state import State

TRUST: Final = 0.7  # how much what came of a plan counts; the planner's own evaluation is the rest


def careful_planner(plans: int, noise: float, variations: int) -> PlannerState:
    """Varies its plans, plays so many of them on before it chooses, and misjudges them by `noise` points."""
    planner = new_planner(noise=noise)
    planner.thorough, planner.refined, planner.ahead, planner.varied = 1, plans, plans, variations
    planner.kept = USUAL_POOL if variations else plans
    return planner


@rule
def play_plans_on(s: State, ws: Workspace, later: Workspace, rng: Words) -> None:
    """Evaluate the best plans of the pool again, by the end of the own next turn; the others leave the pool."""
    planner, plans, ahead = ws.planner, ws.scratch.plans, ws.scratch.ahead[0]
    if planner.ahead == 0:
        return
    for _ in range(planner.varied):
        vary(s, ws, rng)
    planner.pool = min(planner.pool, planner.ahead)
    chance = np.uint64(quick(rng, 1 << 31))
    best = 0
    for n in range(planner.pool):
        ws.scratch.ahead[0] = s
        ahead.chance_key[0] = chance  # what will be drawn is not known yet
        follow(ahead, ws.tables, plans[n], ws.log)
        finish_turn(ahead, ws)
        worth = play_round(ahead, later, s.player)
        plans[n].value[0] += TRUST * (worth - plans[n].value[0])
        if plans[n].value[0] > plans[best].value[0]:
            best = n
    plans[CURRENT] = plans[0]
    plans[0] = plans[best]
    plans[best] = plans[CURRENT]


@rule
def play_round(s: State, ws: Workspace, seat: int) -> float:
    """Everybody plays on, up to the end of the next turn of `seat`; what it expects there."""
    while s.phase != OVER and s.player != seat:
        think(s, ws)
        follow(s, ws.tables, ws.scratch.plans[0], ws.log)
        finish_turn(s, ws)
    if s.phase == OVER:
        return result_for(s, ws.tables, ws.weights, ws.evaluation, seat)
    think(s, ws)
    return float(ws.scratch.plans[0].value[0])
