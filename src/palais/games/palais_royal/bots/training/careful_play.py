"""Learning from better play: the best plans are played on for a round before one is chosen."""

from __future__ import annotations

from typing import Final

import numpy as np

from palais.core.jit import rule
from palais.core.rng import quick
from palais.games.palais_royal.bots.planner.decisions import finish_turn, follow
from palais.games.palais_royal.bots.planner.plan import AHEAD, CURRENT, USUAL, Desk, Mind, Plans, new_mind
from palais.games.palais_royal.bots.planner.planner import think
from palais.games.palais_royal.bots.planner.variations import vary
from palais.games.palais_royal.bots.value.result import result_for
from palais.games.palais_royal.bots.value.value import Glance, Weights
from palais.games.palais_royal.box.tables import Tables
from palais.games.palais_royal.engine.constants import OVER
from palais.games.palais_royal.engine.entry_points import Words
from palais.games.palais_royal.engine.event_log import Log
from palais.games.palais_royal.engine.state import State

TRUST: Final = 0.7  # how far a plan is judged by what came of it, the rest by the planner's own judgement


def careful_mind(plans: int, noise: float, variations: int) -> Mind:
    """A mind that varies its plans, plays so many on before it chooses, and misjudges them by `noise` points."""
    mind = new_mind(noise=noise)
    mind.thorough, mind.refined, mind.ahead, mind.varied = 1, plans, plans, variations
    mind.kept = USUAL if variations else plans
    return mind


@rule
def play_plans_on(
    s: State,
    t: Tables,
    w: Weights,
    mind: Mind,
    g: Glance,
    plans: Plans,
    later_mind: Mind,
    later_plans: Plans,
    desk: Desk,
    log: Log,
    rng: Words,
) -> None:
    """Judge the best plans of the pool anew, by the end of the own next turn; the others leave the pool."""
    if mind.ahead == 0:
        return
    for _ in range(mind.varied):
        vary(s, t, w, mind, g, plans, desk, log, rng)
    mind.pool = min(mind.pool, mind.ahead)
    chance = np.uint64(quick(rng, 1 << 31))
    best = 0
    for n in range(mind.pool):
        desk[AHEAD] = s
        desk[AHEAD].chance_key[0] = chance  # what will be drawn is not known yet
        follow(desk[AHEAD], t, plans[n], log)
        finish_turn(desk[AHEAD], t, w, g, desk, log)
        worth = play_round(desk[AHEAD], t, w, later_mind, g, later_plans, desk, log, s.player)
        plans[n].value[0] += TRUST * (worth - plans[n].value[0])
        if plans[n].value[0] > plans[best].value[0]:
            best = n
    plans[CURRENT] = plans[0]
    plans[0] = plans[best]
    plans[best] = plans[CURRENT]


@rule
def play_round(s: State, t: Tables, w: Weights, mind: Mind, g: Glance, plans: Plans, desk: Desk, log: Log, seat: int) -> float:
    """Everybody plays on, up to the end of the next turn of `seat`; what it expects there."""
    while s.phase != OVER and s.player != seat:
        think(s, t, w, mind, g, plans, desk, log)
        follow(s, t, plans[0], log)
        finish_turn(s, t, w, g, desk, log)
    if s.phase == OVER:
        return result_for(s, t, w, g, seat)
    think(s, t, w, mind, g, plans, desk, log)
    return float(plans[0].value[0])
