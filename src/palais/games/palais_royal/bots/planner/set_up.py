"""The free servants of the set-up as a plan: one servant after the other, or every way to spread them."""

from __future__ import annotations

from typing import Final

from palais.core.jit import rule
from palais.games.palais_royal.bots.planner.decisions import NEEDS_A_PLAN, best_of
from palais.games.palais_royal.bots.planner.plan import NO_VALUE, OPENING, TRIAL, Plan, insert
from palais.games.palais_royal.bots.planner.turn_value import set_base, value_of
from palais.games.palais_royal.bots.planner.workspace import Workspace
from palais.games.palais_royal.engine.actions import PUT, ROOM_COUNT
from palais.games.palais_royal.engine.constants import SETUP
from palais.games.palais_royal.engine.rules.check import perform
from palais.games.palais_royal.engine.state import State

PROMISING: Final = 4  # rooms that the servants are spread over


@rule
def play_set_up(s: State, ws: Workspace) -> None:
    """The first plan of the pool: each servant goes where it is worth most. `s` itself does not change."""
    plan, seat = ws.scratch.plans[0], s.player
    plan.length, plan.value[0] = 0, NO_VALUE
    ws.scratch.begun[0] = s
    now = ws.scratch.begun[0]
    while now.phase == SETUP and now.player == seat:
        set_base(now, ws)
        plan.action[plan.length] = best_of(now, ws, PUT, ROOM_COUNT, NEEDS_A_PLAN)
        plan.length += 1
        perform(now, ws.tables, plan.action[plan.length - 1], ws.log)
    plan.value[0] = worth_of_set_up(s, ws, plan)


@rule
def set_up_plans(s: State, ws: Workspace) -> None:
    """Fill the pool with the best ways to spread the servants that are left to put over the most promising rooms."""
    set_base(s, ws)
    sort_rooms(s, ws)
    planner, trial, spread = ws.planner, ws.scratch.plans[TRIAL], ws.scratch.plans[OPENING]
    planner.pool = 0
    trial.length, spread.length = s.free_left, s.free_left
    for n in range(spread.length):
        spread.action[n] = 0
    while True:
        for n in range(spread.length):
            trial.action[n] = PUT + planner.spare[spread.action[n]]
        trial.value[0] = worth_of_set_up(s, ws, trial)
        planner.pool = insert(ws.scratch.plans, 0, planner.pool, planner.kept, TRIAL)
        if not next_spread(spread):
            break


@rule
def sort_rooms(s: State, ws: Workspace) -> None:
    """The rooms in planner.spare, those first where a single servant is worth most."""
    trial, gain, rooms = ws.scratch.plans[TRIAL], ws.planner.gain, ws.planner.spare
    trial.length = 1
    for room in range(ROOM_COUNT):
        trial.action[0] = PUT + room
        worth = worth_of_set_up(s, ws, trial)
        place = room
        while place > 0 and gain[0, place - 1] < worth:
            gain[0, place], rooms[place] = gain[0, place - 1], rooms[place - 1]
            place -= 1
        gain[0, place], rooms[place] = worth, room


@rule
def next_spread(plan: Plan) -> bool:
    """The next list of places in ascending order, so that each way to spread them comes once. False after the last."""
    n = plan.length - 1
    while n >= 0 and plan.action[n] == PROMISING - 1:
        n -= 1
    if n < 0:
        return False
    place = plan.action[n] + 1
    for later in range(n, plan.length):
        plan.action[later] = place
    return True


@rule
def worth_of_set_up(s: State, ws: Workspace, plan: Plan) -> float:
    """The value for the player who puts them, once they stand there."""
    work = ws.scratch.work[0]
    ws.scratch.work[0] = s
    for n in range(plan.length):
        work.servants[s.player, plan.action[n] - PUT] += 1
        work.supply[s.player] -= 1
    return value_of(work, ws)
