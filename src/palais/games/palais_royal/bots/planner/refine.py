"""The moves a plan has left: each is given to the walk that promises most."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.palais_royal.bots.planner.carry_out import carry_out
from palais.games.palais_royal.bots.planner.plan import CURRENT, MAX_WALKS, NO_VALUE, OPENING, TRIAL, add_walk, insert
from palais.games.palais_royal.bots.planner.planner_state import is_out_of_time
from palais.games.palais_royal.bots.planner.targets import NOTHING, apart
from palais.games.palais_royal.bots.planner.turn_value import biased_value
from palais.games.palais_royal.bots.planner.workspace import Workspace
from palais.games.palais_royal.engine.constants import ROOMS

ROOM_KINDS = len(ROOMS)
SMALL_GAIN = 0.01  # points a move below which a walk is not worth it
BIAS_POINTS = 1.5  # for a servant in the room that a variant favours


@rule
def refine(ws: Workspace, chosen: int) -> None:
    """Add walks to a plan as long as one of them helps; the result joins the pool."""
    improve(ws, chosen)
    ws.planner.pool = insert(ws.scratch.plans, 0, ws.planner.pool, ws.planner.kept, TRIAL)


@rule
def refine_by_room(ws: Workspace, chosen: int) -> None:
    """A variant of a plan for each room: improved with a bias for it, then evaluated without."""
    planner = ws.planner
    for room in range(ROOM_KINDS):
        planner.is_biased = 1
        planner.room_bias[:] = 0.0
        planner.room_bias[room] = BIAS_POINTS
        improve(ws, chosen)
        planner.is_biased = 0
        evaluate_again(ws, TRIAL)
        planner.pool = insert(ws.scratch.plans, 0, planner.pool, planner.kept, TRIAL)


@rule
def evaluate_again(ws: Workspace, number: int) -> None:
    """What a plan is worth with the present bias."""
    plan, work = ws.scratch.plans[number], ws.scratch.work[0]
    plan.length = ws.scratch.plans[OPENING].length
    ws.scratch.work[0] = ws.scratch.begun[0]
    carry_out(work, ws.tables, plan, ws.log)
    plan.value[0] = biased_value(work, ws)


@rule
def improve(ws: Workspace, chosen: int) -> None:
    """Walks that help; the result is the trial."""
    plans, planner = ws.scratch.plans, ws.planner
    plans[CURRENT] = plans[chosen]
    if planner.is_biased:
        evaluate_again(ws, CURRENT)
    weigh_walks(ws)
    while plans[CURRENT].walks < MAX_WALKS and not is_out_of_time(planner):
        pair = best_walk(ws)
        if pair == NOTHING:
            break
        origin, target = pair // ROOM_KINDS, pair % ROOM_KINDS
        gain = gain_of(ws, origin, target)
        planner.gain[origin, target] = gain
        if gain > SMALL_GAIN:
            plans[CURRENT] = plans[TRIAL]
    plans[TRIAL] = plans[CURRENT]


@rule
def weigh_walks(ws: Workspace) -> None:
    """What each walk of one servant from room to room would gain, for each move it takes."""
    planner, current, begun = ws.planner, ws.scratch.plans[CURRENT], ws.scratch.begun[0]
    for origin in range(ROOM_KINDS):
        for target in range(ROOM_KINDS):
            planner.gain[origin, target] = 0.0
            far = apart(begun, ws.tables, begun.player, origin, target)
            if origin != target and current.rooms[origin] > 0 and far <= current.moves_left and not is_out_of_time(planner):
                planner.gain[origin, target] = gain_of(ws, origin, target)


@rule
def gain_of(ws: Workspace, origin: int, target: int) -> float:
    """Carry out the current plan with one more walk, as the trial."""
    plans, begun, work = ws.scratch.plans, ws.scratch.begun[0], ws.scratch.work[0]
    plans[TRIAL] = plans[CURRENT]
    trial = plans[TRIAL]
    trial.length = plans[OPENING].length
    add_walk(trial, origin, target)
    ws.scratch.work[0] = begun
    ws.planner.tried += 1
    if not carry_out(work, ws.tables, trial, ws.log):
        return NO_VALUE
    trial.value[0] = biased_value(work, ws)
    far = apart(begun, ws.tables, begun.player, origin, target)
    return float((trial.value[0] - plans[CURRENT].value[0]) / far)


@rule
def best_walk(ws: Workspace) -> int:
    """The walk that promises most and can still be made, as origin * rooms + target, or NOTHING."""
    gain, current, begun = ws.planner.gain, ws.scratch.plans[CURRENT], ws.scratch.begun[0]
    best, most = NOTHING, SMALL_GAIN
    for origin in range(ROOM_KINDS):
        for target in range(ROOM_KINDS):
            far = apart(begun, ws.tables, begun.player, origin, target)
            if gain[origin, target] > most and current.rooms[origin] > 0 and far <= current.moves_left:
                best, most = origin * ROOM_KINDS + target, gain[origin, target]
    return best
