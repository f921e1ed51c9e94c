"""The moves a plan has left: each is given to the walk that promises most."""

from __future__ import annotations

from palais.bots.palais_royal.carry_out import carry_out
from palais.bots.palais_royal.plan import (
    BEGUN,
    CURRENT,
    MAX_WALKS,
    NO_VALUE,
    OPENING,
    POOL,
    TRIAL,
    WORK,
    Desk,
    Mind,
    Plans,
    add_walk,
    insert,
)
from palais.bots.palais_royal.targets import NOTHING, apart
from palais.bots.palais_royal.turn_value import appraise
from palais.bots.palais_royal.value import Glance, Weights
from palais.core.jit import rule
from palais.games.palais_royal.log import Log
from palais.games.palais_royal.names import ROOMS
from palais.games.palais_royal.tables import Tables

ROOM_KINDS = len(ROOMS)
SMALL_GAIN = 0.01  # points a move below which a walk is not worth it


@rule
def refine(t: Tables, w: Weights, mind: Mind, g: Glance, plans: Plans, desk: Desk, log: Log, chosen: int) -> None:
    """Add walks to a plan as long as one of them helps; the result joins the pool."""
    plans[CURRENT] = plans[chosen]
    weigh_walks(t, w, mind, g, plans, desk, log)
    while plans[CURRENT].walks < MAX_WALKS:
        pair = best_walk(t, mind, plans, desk)
        if pair == NOTHING:
            break
        origin, target = pair // ROOM_KINDS, pair % ROOM_KINDS
        gain = gain_of(t, w, mind, g, plans, desk, log, origin, target)
        mind.gain[origin, target] = gain
        if gain > SMALL_GAIN:
            plans[CURRENT] = plans[TRIAL]
    plans[TRIAL] = plans[CURRENT]
    mind.pool = insert(plans, 0, mind.pool, POOL, TRIAL)


@rule
def weigh_walks(t: Tables, w: Weights, mind: Mind, g: Glance, plans: Plans, desk: Desk, log: Log) -> None:
    """What each walk of one servant from room to room would gain, for each move it takes."""
    current, begun = plans[CURRENT], desk[BEGUN]
    for origin in range(ROOM_KINDS):
        for target in range(ROOM_KINDS):
            mind.gain[origin, target] = 0.0
            far = apart(begun, t, begun.player, origin, target)
            if origin != target and current.rooms[origin] > 0 and far <= current.moves_left:
                mind.gain[origin, target] = gain_of(t, w, mind, g, plans, desk, log, origin, target)


@rule
def gain_of(t: Tables, w: Weights, mind: Mind, g: Glance, plans: Plans, desk: Desk, log: Log, origin: int, target: int) -> float:
    """Carry out the current plan with one more walk, as the trial."""
    begun, trial = desk[BEGUN], plans[TRIAL]
    plans[TRIAL] = plans[CURRENT]
    trial.length = plans[OPENING].length
    add_walk(trial, origin, target)
    desk[WORK] = begun
    mind.tried += 1
    if not carry_out(desk[WORK], t, trial, log):
        return NO_VALUE
    trial.value[0] = appraise(desk[WORK], t, w, mind, g)
    far = apart(begun, t, begun.player, origin, target)
    return float((trial.value[0] - plans[CURRENT].value[0]) / far)


@rule
def best_walk(t: Tables, mind: Mind, plans: Plans, desk: Desk) -> int:
    """The walk that promises most and can still be made, as origin * rooms + target, or NOTHING."""
    current, begun = plans[CURRENT], desk[BEGUN]
    best, most = NOTHING, SMALL_GAIN
    for origin in range(ROOM_KINDS):
        for target in range(ROOM_KINDS):
            far = apart(begun, t, begun.player, origin, target)
            if mind.gain[origin, target] > most and current.rooms[origin] > 0 and far <= current.moves_left:
                best, most = origin * ROOM_KINDS + target, mind.gain[origin, target]
    return best
