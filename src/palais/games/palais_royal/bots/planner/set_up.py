"""The free servants of the set-up as a plan: one servant after the other, or every way to spread them."""

from __future__ import annotations

from typing import Final

from palais.core.jit import rule
from palais.games.palais_royal.bots.planner.decisions import NEEDS_A_PLAN, best_of
from palais.games.palais_royal.bots.planner.plan import BEGUN, NO_VALUE, OPENING, TRIAL, WORK, Desk, Mind, Plan, Plans, insert
from palais.games.palais_royal.bots.value.value import Glance, Weights, rebase, value
from palais.games.palais_royal.box.tables import Tables
from palais.games.palais_royal.engine.actions import PUT, ROOM_COUNT
from palais.games.palais_royal.engine.constants import SETUP
from palais.games.palais_royal.engine.event_log import Log
from palais.games.palais_royal.engine.rules.check import perform
from palais.games.palais_royal.engine.state import State

PROMISING: Final = 4  # rooms that the servants are spread over


@rule
def play_set_up(s: State, t: Tables, w: Weights, g: Glance, plans: Plans, desk: Desk, log: Log) -> None:
    """The first plan of the pool: each servant goes where it is worth most. `s` itself does not change."""
    plan, seat = plans[0], s.player
    plan.length, plan.value[0] = 0, NO_VALUE
    desk[BEGUN] = s
    now = desk[BEGUN]
    while now.phase == SETUP and now.player == seat:
        rebase(now, t, w, g)
        plan.action[plan.length] = best_of(now, t, w, g, desk, log, PUT, ROOM_COUNT, NEEDS_A_PLAN)
        plan.length += 1
        perform(now, t, plan.action[plan.length - 1], log)
    plan.value[0] = worth_of_set_up(s, t, w, g, plan, desk)


@rule
def set_up_plans(s: State, t: Tables, w: Weights, mind: Mind, g: Glance, plans: Plans, desk: Desk) -> None:
    """Fill the pool with the best ways to spread the servants that are left to put over the most promising rooms."""
    rebase(s, t, w, g)
    sort_rooms(s, t, w, mind, g, plans, desk)
    trial, spread = plans[TRIAL], plans[OPENING]
    mind.pool = 0
    trial.length, spread.length = s.free_left, s.free_left
    for n in range(spread.length):
        spread.action[n] = 0
    while True:
        for n in range(spread.length):
            trial.action[n] = PUT + mind.spare[spread.action[n]]
        trial.value[0] = worth_of_set_up(s, t, w, g, trial, desk)
        mind.pool = insert(plans, 0, mind.pool, mind.kept, TRIAL)
        if not next_spread(spread):
            break


@rule
def sort_rooms(s: State, t: Tables, w: Weights, mind: Mind, g: Glance, plans: Plans, desk: Desk) -> None:
    """The rooms in mind.spare, those first where a single servant is worth most."""
    trial = plans[TRIAL]
    trial.length = 1
    for room in range(ROOM_COUNT):
        trial.action[0] = PUT + room
        worth = worth_of_set_up(s, t, w, g, trial, desk)
        place = room
        while place > 0 and mind.gain[0, place - 1] < worth:
            mind.gain[0, place], mind.spare[place] = mind.gain[0, place - 1], mind.spare[place - 1]
            place -= 1
        mind.gain[0, place], mind.spare[place] = worth, room


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
def worth_of_set_up(s: State, t: Tables, w: Weights, g: Glance, plan: Plan, desk: Desk) -> float:
    """The value for the player who puts them, once they stand there."""
    desk[WORK] = s
    for n in range(plan.length):
        desk[WORK].servants[s.player, plan.action[n] - PUT] += 1
        desk[WORK].supply[s.player] -= 1
    return value(desk[WORK], t, w, g)
