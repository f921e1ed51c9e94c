"""Looking ahead: a plan is followed by the planner's turns of everybody, up to the end of the own next turn or further."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from palais.bots.palais_royal.plan import Desk, Mind, Plans
from palais.bots.palais_royal.planner import think
from palais.bots.palais_royal.turn import finish_turn, follow, play_turn
from palais.bots.palais_royal.value import MARGIN, POINTS, WIN, Glance, Weights, blend, rebase, value
from palais.core.jit import door, rule
from palais.games.palais_royal.engine import Numbers, Records, Words
from palais.games.palais_royal.hide import imagine
from palais.games.palais_royal.log import Log
from palais.games.palais_royal.names import OVER
from palais.games.palais_royal.rules.scoring import TOTAL, score, wins
from palais.games.palais_royal.state import State
from palais.games.palais_royal.tables import Tables

IMAGINED: Final = 0  # the records of `worlds`: the position with its blanks filled in, and the one being played on
PLAYED_ON: Final = 1
WORLDS: Final = 2

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
    worlds: Desk,
    logs: Records,
    rng: Words,
    alive: Numbers,
    totals: Totals,
    turns: int,
) -> None:
    """Imagine one world and play each plan still alive on in it for some own turns; what it led to is added to `totals`."""
    t, w, mind, g, log = tables[0], weights[0], minds[0], glances[0], logs[0]
    seat = states[0].player
    worlds[IMAGINED] = states[0]
    imagine(worlds[IMAGINED], t, seat, rng)
    for n in range(len(alive)):
        worlds[PLAYED_ON] = worlds[IMAGINED]
        s = worlds[PLAYED_ON]
        follow(s, t, plans[alive[n]], log)
        finish_turn(s, t, w, g, desk, log)
        totals[alive[n]] += play_on(s, t, w, mind, g, later_plans, desk, log, seat, turns)


@rule
def play_on(
    s: State, t: Tables, w: Weights, mind: Mind, g: Glance, plans: Plans, desk: Desk, log: Log, seat: int, turns: int
) -> float:
    """Everybody plays on until `seat` has had so many more turns; the value of where the last one ends."""
    while s.phase != OVER and (s.player != seat or turns > 1):
        if s.player == seat:
            turns -= 1
        play_turn(s, t, w, mind, g, plans, desk, log)
    if s.phase == OVER:
        return result(s, t, w, g, seat)
    think(s, t, w, mind, g, plans, desk, log)
    follow(s, t, plans[0], log)
    rebase(s, t, w, g)
    return value(s, t, w, g)


@rule
def result(s: State, t: Tables, w: Weights, g: Glance, seat: int) -> float:
    """The value of a game that is over: nothing is guessed."""
    g.sheet[:] = 0
    score(s, t, g.sheet)
    best = -1000
    for other in range(s.players):
        if other != seat:
            best = max(best, g.sheet[other, TOTAL])
    g.answer[MARGIN] = g.sheet[seat, TOTAL] - best
    g.answer[WIN] = 1.0 if wins(s, g.sheet, seat) else 0.0
    g.answer[POINTS] = g.sheet[seat, TOTAL]
    return blend(w, g)
