"""Plans changed at random: other nobles, other walks, another card. This finds what improving step by step misses.

A majority that takes two servants, or a noble that pays only with the right walks, is a step down before it is a step up.
"""

from __future__ import annotations

from typing import Final

from palais.core.jit import door, rule
from palais.core.rng import quick
from palais.games.palais_royal.bots.planner.carry_out import carry_out
from palais.games.palais_royal.bots.planner.plan import (
    MAX_TARGETS,
    MAX_WALKS,
    OPENING,
    TRIAL,
    VARIED,
    Plan,
    add_walk,
    insert_distinct,
)
from palais.games.palais_royal.bots.planner.planner import open_turn
from palais.games.palais_royal.bots.planner.planner_state import MOST_NOBLES, PlannerState
from palais.games.palais_royal.bots.planner.refine import improve
from palais.games.palais_royal.bots.planner.turn_value import biased_value, set_base
from palais.games.palais_royal.bots.planner.walking import assign_walks
from palais.games.palais_royal.bots.planner.workspace import Handles, Workspace
from palais.games.palais_royal.box.tables import Tables
from palais.games.palais_royal.engine.constants import CARDS, EMPTY, ROOMS
from palais.games.palais_royal.engine.entry_points import Records, Words
from palais.games.palais_royal.engine.state import State

ROOM_KINDS, CARD_KINDS = len(ROOMS), len(CARDS)
BEST: Final = 8  # plans that are varied, of those in the pool
# One variation in so many changes the nobles, a card, or where new servants come from; the rest change only walks.
ONE_IN_NOBLES: Final = 3
ONE_IN_CARD: Final = 8
ONE_IN_SOURCES: Final = 6
MOST_DROPPED: Final = 2  # walks
MOST_ADDED: Final = 3


@door
def vary_plans(states: Records, h: Handles, rng: Words, times: int) -> None:
    """Vary the best plans of the pool so many times; what comes of it joins the pool if it is good enough."""
    s = states[0]
    ws = Workspace(h.tables[0], h.weights[0], h.planners[0], h.evaluations[0], h.scratch[0], h.logs[0])
    set_base(s, ws)
    for _ in range(times):
        vary(s, ws, rng)


@rule
def vary(s: State, ws: Workspace, rng: Words) -> None:
    """Change one of the best plans, and improve what comes of it."""
    plans, planner = ws.scratch.plans, ws.planner
    base = quick(rng, min(planner.pool, BEST))
    plans[OPENING].cards[:] = plans[base].cards
    if quick(rng, ONE_IN_CARD) == 0:
        change_a_card(s, ws.tables, plans[OPENING], rng)
    open_turn(s, ws)
    plans[VARIED] = plans[base]
    varied = plans[VARIED]
    varied.cards[:] = plans[OPENING].cards
    if quick(rng, ONE_IN_NOBLES) > 0:
        drop_walks(varied, rng)
    elif not change_nobles(ws.scratch.begun[0], ws.tables, planner, varied, rng):
        return
    if quick(rng, ONE_IN_SOURCES) == 0:
        change_sources(varied, rng)
    add_walks(ws, rng)
    name_targets(varied, plans[OPENING])
    if is_carried_out(ws):
        varied.value[0] = biased_value(ws.scratch.work[0], ws)
        improve(ws, VARIED)
        planner.pool = insert_distinct(plans, 0, planner.pool, planner.kept, TRIAL)


@rule
def change_a_card(s: State, t: Tables, opening: Plan, rng: Words) -> None:
    """Play one card more of the hand, or one less."""
    card = quick(rng, CARD_KINDS)
    if s.hand[s.player, card] > 0 and t.card_points[card] == 0:
        opening.cards[card] = 1 - opening.cards[card]


@rule
def change_nobles(begun: State, t: Tables, planner: PlannerState, plan: Plan, rng: Words) -> bool:
    """One noble more, one less, or another one instead, with just the walks that they need. False if impossible."""
    change = quick(rng, 3)
    if change > 0 and plan.targets > 0:
        plan.targets -= 1
        for n in range(quick(rng, plan.targets + 1), plan.targets):
            plan.target[n] = plan.target[n + 1]
    if change < 2 and plan.targets < (MAX_TARGETS if planner.nobles == MOST_NOBLES else planner.nobles):
        field = quick(rng, t.fields)
        if begun.noble_at[field] == EMPTY or is_target(plan, field) or (planner.unseen >> field) & 1:
            return False
        place = quick(rng, plan.targets + 1)
        for n in range(plan.targets, place, -1):
            plan.target[n] = plan.target[n - 1]
        plan.target[place] = field
        plan.targets += 1
    return assign_walks(begun, t, plan, planner)


@rule
def change_sources(plan: Plan, rng: Words) -> None:
    """Let rooms keep what no noble of the plan needs, or no longer; or take the border servant from elsewhere."""
    if quick(rng, 2) == 0:
        plan.declines = 1 - plan.declines
    else:
        plan.border = quick(rng, ROOM_KINDS + 1)


@rule
def is_target(plan: Plan, field: int) -> bool:
    for n in range(plan.targets):
        if plan.target[n] == field:
            return True
    return False


@rule
def name_targets(plan: Plan, opening: Plan) -> None:
    """Set the key: the cards of the opening, and the nobles of the plan."""
    plan.key = opening.key
    for n in range(plan.targets):
        plan.key |= 1 << int(plan.target[n])


@rule
def drop_walks(plan: Plan, rng: Words) -> None:
    """Up to two walks less."""
    for _ in range(min(plan.walks, quick(rng, MOST_DROPPED + 1))):
        plan.walks -= 1
        for n in range(quick(rng, plan.walks + 1), plan.walks):
            plan.walk_from[n], plan.walk_to[n] = plan.walk_from[n + 1], plan.walk_to[n + 1]


@rule
def add_walks(ws: Workspace, rng: Words) -> None:
    """Up to three walks more, all to the same room: a majority may take several servants."""
    varied, room = ws.scratch.plans[VARIED], quick(rng, ROOM_KINDS)
    for _ in range(quick(rng, MOST_ADDED + 1)):
        if varied.walks < MAX_WALKS:
            add_walk(varied, quick(rng, ROOM_KINDS), room)
            if not is_carried_out(ws):
                varied.walks -= 1


@rule
def is_carried_out(ws: Workspace) -> bool:
    """Carry the variation out, after the present opening."""
    varied, opening = ws.scratch.plans[VARIED], ws.scratch.plans[OPENING]
    varied.length = opening.length
    varied.action[:] = opening.action
    ws.scratch.work[0] = ws.scratch.begun[0]
    return carry_out(ws.scratch.work[0], ws.tables, varied, ws.log)
