"""The moves a plan has left: each is given to the walk that promises most."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.palais_royal.bots.planner.carry_out import carry_out
from palais.games.palais_royal.bots.planner.plan import (
    BEGUN,
    CURRENT,
    MAX_WALKS,
    NO_VALUE,
    OPENING,
    TRIAL,
    WORK,
    Desk,
    Mind,
    Plans,
    add_walk,
    insert,
    is_over,
)
from palais.games.palais_royal.bots.planner.targets import NOTHING, apart
from palais.games.palais_royal.bots.planner.turn_value import appraise
from palais.games.palais_royal.bots.value.value import Glance, Weights
from palais.games.palais_royal.box.tables import Tables
from palais.games.palais_royal.engine.constants import ROOMS
from palais.games.palais_royal.engine.event_log import Log

ROOM_KINDS = len(ROOMS)
SMALL_GAIN = 0.01  # points a move below which a walk is not worth it
LIKING = 1.5  # points a servant that a fancied room is taken for


@rule
def refine(t: Tables, w: Weights, mind: Mind, g: Glance, plans: Plans, desk: Desk, log: Log, chosen: int) -> None:
    """Add walks to a plan as long as one of them helps; the result joins the pool."""
    improve(t, w, mind, g, plans, desk, log, chosen)
    mind.pool = insert(plans, 0, mind.pool, mind.kept, TRIAL)


@rule
def fancy(t: Tables, w: Weights, mind: Mind, g: Glance, plans: Plans, desk: Desk, log: Log, chosen: int) -> None:
    """Variants of a plan, each with a liking for one room; then they are judged without it."""
    for room in range(ROOM_KINDS):
        mind.whimsical = 1
        mind.whim[:] = 0.0
        mind.whim[room] = LIKING
        improve(t, w, mind, g, plans, desk, log, chosen)
        mind.whimsical = 0
        judge_again(t, w, mind, g, plans, desk, log, TRIAL)
        mind.pool = insert(plans, 0, mind.pool, mind.kept, TRIAL)


@rule
def judge_again(t: Tables, w: Weights, mind: Mind, g: Glance, plans: Plans, desk: Desk, log: Log, number: int) -> None:
    """What a plan is worth with the whim of now."""
    plans[number].length = plans[OPENING].length
    desk[WORK] = desk[BEGUN]
    carry_out(desk[WORK], t, plans[number], log)
    plans[number].value[0] = appraise(desk[WORK], t, w, mind, g)


@rule
def improve(t: Tables, w: Weights, mind: Mind, g: Glance, plans: Plans, desk: Desk, log: Log, chosen: int) -> None:
    """Walks that help; the result is the trial."""
    plans[CURRENT] = plans[chosen]
    if mind.whimsical:
        judge_again(t, w, mind, g, plans, desk, log, CURRENT)
    weigh_walks(t, w, mind, g, plans, desk, log)
    while plans[CURRENT].walks < MAX_WALKS and not is_over(mind):
        pair = best_walk(t, mind, plans, desk)
        if pair == NOTHING:
            break
        origin, target = pair // ROOM_KINDS, pair % ROOM_KINDS
        gain = gain_of(t, w, mind, g, plans, desk, log, origin, target)
        mind.gain[origin, target] = gain
        if gain > SMALL_GAIN:
            plans[CURRENT] = plans[TRIAL]
    plans[TRIAL] = plans[CURRENT]


@rule
def weigh_walks(t: Tables, w: Weights, mind: Mind, g: Glance, plans: Plans, desk: Desk, log: Log) -> None:
    """What each walk of one servant from room to room would gain, for each move it takes."""
    current, begun = plans[CURRENT], desk[BEGUN]
    for origin in range(ROOM_KINDS):
        for target in range(ROOM_KINDS):
            mind.gain[origin, target] = 0.0
            far = apart(begun, t, begun.player, origin, target)
            if origin != target and current.rooms[origin] > 0 and far <= current.moves_left and not is_over(mind):
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
