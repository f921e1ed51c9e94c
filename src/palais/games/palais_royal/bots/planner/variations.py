"""Plans changed by chance: other nobles, other walks, another card. It finds what a step-by-step improvement passes by.

A majority that takes two servants, or a noble that pays only with the right walks beside it, is a step down before it is one up.
"""

from __future__ import annotations

from typing import Final

from palais.core.jit import door, rule
from palais.core.rng import quick
from palais.games.palais_royal.bots.planner.carry_out import carry_out
from palais.games.palais_royal.bots.planner.plan import (
    BEGUN,
    MAX_TARGETS,
    MAX_WALKS,
    MOST_NOBLES,
    OPENING,
    TRIAL,
    VARIED,
    WORK,
    Desk,
    Mind,
    Plan,
    Plans,
    add_walk,
    insert_distinct,
)
from palais.games.palais_royal.bots.planner.planner import open_turn
from palais.games.palais_royal.bots.planner.refine import improve
from palais.games.palais_royal.bots.planner.turn_value import appraise
from palais.games.palais_royal.bots.planner.walking import assign_walks
from palais.games.palais_royal.bots.value.value import Glance, Weights, rebase
from palais.games.palais_royal.box.tables import Tables
from palais.games.palais_royal.engine.constants import CARDS, EMPTY, ROOMS
from palais.games.palais_royal.engine.entry_points import Records, Words
from palais.games.palais_royal.engine.event_log import Log
from palais.games.palais_royal.engine.state import State

ROOM_KINDS, CARD_KINDS = len(ROOMS), len(CARDS)
BEST: Final = 8  # plans that are varied, of those in the pool
# One variation in so many is about other nobles, one in so many about a card, the rest about walks alone.
NOBLES: Final = 3
CARD: Final = 8
SOURCE: Final = 6  # one in so many is about where new servants come from
MOST_DROPPED: Final = 2  # walks
MOST_ADDED: Final = 3


@door
def vary_plans(
    states: Records,
    tables: Records,
    weights: Records,
    minds: Records,
    glances: Records,
    plans: Plans,
    desk: Desk,
    logs: Records,
    rng: Words,
    times: int,
) -> None:
    """Vary the best plans of the pool so many times; what comes of it joins the pool if it is good enough."""
    s, t, w, mind, g, log = states[0], tables[0], weights[0], minds[0], glances[0], logs[0]
    rebase(s, t, w, g)
    for _ in range(times):
        vary(s, t, w, mind, g, plans, desk, log, rng)


@rule
def vary(s: State, t: Tables, w: Weights, mind: Mind, g: Glance, plans: Plans, desk: Desk, log: Log, rng: Words) -> None:
    """Change one of the best plans, and improve what comes of it."""
    base = quick(rng, min(mind.pool, BEST))
    plans[OPENING].cards[:] = plans[base].cards
    if quick(rng, CARD) == 0:
        change_a_card(s, t, plans[OPENING], rng)
    open_turn(s, t, mind, plans, desk, log)
    plans[VARIED] = plans[base]
    varied = plans[VARIED]
    varied.cards[:] = plans[OPENING].cards
    if quick(rng, NOBLES) > 0:
        drop_walks(varied, rng)
    elif not change_nobles(desk[BEGUN], t, mind, varied, rng):
        return
    if quick(rng, SOURCE) == 0:
        change_sources(varied, rng)
    add_walks(t, plans, desk, log, rng)
    name_targets(varied, plans[OPENING])
    if is_carried_out(t, plans, desk, log):
        varied.value[0] = appraise(desk[WORK], t, w, mind, g)
        improve(t, w, mind, g, plans, desk, log, VARIED)
        mind.pool = insert_distinct(plans, 0, mind.pool, mind.kept, TRIAL)


@rule
def change_a_card(s: State, t: Tables, opening: Plan, rng: Words) -> None:
    """Play one card more of the hand, or one less."""
    card = quick(rng, CARD_KINDS)
    if s.hand[s.player, card] > 0 and t.card_points[card] == 0:
        opening.cards[card] = 1 - opening.cards[card]


@rule
def change_nobles(begun: State, t: Tables, mind: Mind, plan: Plan, rng: Words) -> bool:
    """One noble more, one less, or another one instead, with the walks that they need and no others. False if that cannot be."""
    change = quick(rng, 3)
    if change > 0 and plan.targets > 0:
        plan.targets -= 1
        for n in range(quick(rng, plan.targets + 1), plan.targets):
            plan.target[n] = plan.target[n + 1]
    if change < 2 and plan.targets < (MAX_TARGETS if mind.nobles == MOST_NOBLES else mind.nobles):
        field = quick(rng, t.fields)
        if begun.noble_at[field] == EMPTY or is_target(plan, field) or (mind.unseen >> field) & 1:
            return False
        place = quick(rng, plan.targets + 1)
        for n in range(plan.targets, place, -1):
            plan.target[n] = plan.target[n - 1]
        plan.target[place] = field
        plan.targets += 1
    return assign_walks(begun, t, plan, mind)


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
    """What the plan is about now: the cards of its opening, and its nobles."""
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
def add_walks(t: Tables, plans: Plans, desk: Desk, log: Log, rng: Words) -> None:
    """Up to three walks more, all to the same room: a majority may take several servants."""
    varied, room = plans[VARIED], quick(rng, ROOM_KINDS)
    for _ in range(quick(rng, MOST_ADDED + 1)):
        if varied.walks < MAX_WALKS:
            add_walk(varied, quick(rng, ROOM_KINDS), room)
            if not is_carried_out(t, plans, desk, log):
                varied.walks -= 1


@rule
def is_carried_out(t: Tables, plans: Plans, desk: Desk, log: Log) -> bool:
    """Carry the variation out, after the opening of now."""
    plans[VARIED].length = plans[OPENING].length
    plans[VARIED].action[:] = plans[OPENING].action
    desk[WORK] = desk[BEGUN]
    return carry_out(desk[WORK], t, plans[VARIED], log)
