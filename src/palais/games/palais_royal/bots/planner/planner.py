"""The planner: whole-turn plans by sets of one to three nobles, improved walk by walk, evaluated where the turn ends."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.palais_royal.bots.planner.carry_out import begin, carry_out
from palais.games.palais_royal.bots.planner.plan import (
    BEAM,
    FEW,
    LEADERS,
    MANY,
    NEXT_BEAM,
    NO_VALUE,
    OPENING,
    TRIAL,
    insert,
    insert_distinct,
)
from palais.games.palais_royal.bots.planner.planner_state import is_out_of_time
from palais.games.palais_royal.bots.planner.refine import refine, refine_by_room
from palais.games.palais_royal.bots.planner.turn_value import biased_value, set_base
from palais.games.palais_royal.bots.planner.walking import assign_walks
from palais.games.palais_royal.bots.planner.workspace import Workspace
from palais.games.palais_royal.engine.constants import CARDS, EMPTY, MAX_FIELDS
from palais.games.palais_royal.engine.state import State

CARD_KINDS = len(CARDS)
SMALL_GAIN = 0.01  # points: a card that gains less ends the search for further cards


@rule
def think(s: State, ws: Workspace) -> None:
    """Fill the pool with the best plans for the rest of this turn, best first. `s` itself does not change."""
    ws.planner.pool, ws.planner.tried = 0, 0
    set_base(s, ws)
    ws.scratch.plans[OPENING].cards[:] = 0
    open_turn(s, ws)
    plan_on(ws)
    while add_a_card(s, ws):
        pass


@rule
def add_a_card(s: State, ws: Workspace) -> bool:
    """Try each further card on top of those of the best plan. True if that made a better one."""
    plans, planner = ws.scratch.plans, ws.planner
    best = plans[0].value[0]
    planner.cards[:] = plans[0].cards
    for card in range(CARD_KINDS):
        if s.hand[s.player, card] > 0 and not planner.cards[card] and ws.tables.card_points[card] == 0:
            plans[OPENING].cards[:] = planner.cards
            plans[OPENING].cards[card] = 1
            open_turn(s, ws)
            if is_played(s, ws, card) and not is_out_of_time(planner):
                plan_on(ws)
    return bool(plans[0].value[0] > best + SMALL_GAIN)


@rule
def is_played(s: State, ws: Workspace, card: int) -> bool:
    """Whether the opening has played a card: it may be too dear or too late for it. Only seals wait for action 4."""
    return bool(ws.scratch.begun[0].hand[s.player, card] < s.hand[s.player, card] or ws.tables.card_seals[card] > 0)


@rule
def plan_on(ws: Workspace) -> None:
    """Plans that begin with the opening: sets of nobles, each built on the best smaller ones."""
    plans, planner = ws.scratch.plans, ws.planner
    plans[TRIAL] = plans[OPENING]
    try_plan(ws)
    for _ in range(planner.nobles):
        planner.beam, planner.next_beam = planner.next_beam, 0
        if planner.beam == 0:
            break
        for n in range(planner.beam):
            plans[BEAM + n] = plans[NEXT_BEAM + n]
        for n in range(planner.beam):
            extend(ws, BEAM + n)
    for n in range(planner.leaders):
        if is_out_of_time(planner):
            break
        refine(ws, LEADERS + n)
    for n in range(min(planner.by_room, planner.leaders)):
        refine_by_room(ws, LEADERS + n)


@rule
def open_turn(s: State, ws: Workspace) -> None:
    """Action 1 and the cards up to the first move: the same for all plans with these cards."""
    opening = ws.scratch.plans[OPENING]
    opening.targets, opening.walks, opening.length, opening.moves_left = 0, 0, 0, 0
    opening.declines, opening.border = 0, 0
    opening.key = 0
    for card in range(CARD_KINDS):
        if opening.cards[card]:
            opening.key |= 1 << (MAX_FIELDS + card)
    ws.planner.leaders, ws.planner.next_beam = 0, 0
    ws.scratch.begun[0] = s
    begin(ws.scratch.begun[0], ws.tables, opening, ws.log)


@rule
def extend(ws: Workspace, base: int) -> None:
    """Try each noble in the park as one more target of a plan."""
    t, planner, plans = ws.tables, ws.planner, ws.scratch.plans
    begun, trial = ws.scratch.begun[0], plans[TRIAL]
    for field in range(t.fields):
        if begun.noble_at[field] == EMPTY or ((plans[base].key | planner.unseen) >> field) & 1 or is_out_of_time(planner):
            continue
        plans[TRIAL] = plans[base]
        trial.length = plans[OPENING].length
        trial.target[trial.targets] = field
        trial.targets += 1
        trial.key |= 1 << field
        if assign_walks(begun, t, trial, planner):
            try_plan(ws)


@rule
def try_plan(ws: Workspace) -> None:
    """Carry out the trial on a copy, evaluate where it ends, and keep it if it is among the best."""
    plans, planner, work = ws.scratch.plans, ws.planner, ws.scratch.work[0]
    trial = plans[TRIAL]
    trial.value[0] = NO_VALUE
    ws.scratch.work[0] = ws.scratch.begun[0]
    planner.tried += 1
    if carry_out(work, ws.tables, trial, ws.log):
        trial.value[0] = biased_value(work, ws)
        if not planner.thorough:
            planner.pool = insert(plans, 0, planner.pool, planner.kept, TRIAL)
        planner.leaders = insert_distinct(plans, LEADERS, planner.leaders, min(planner.refined, MANY), TRIAL)
        planner.next_beam = insert_distinct(plans, NEXT_BEAM, planner.next_beam, min(planner.width, FEW), TRIAL)
