"""The planner: whole-turn plans by sets of one to three nobles, improved walk by walk, judged where the turn ends."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.palais_royal.bots.planner.carry_out import begin, carry_out
from palais.games.palais_royal.bots.planner.plan import (
    BEAM,
    BEGUN,
    FEW,
    LEADERS,
    MANY,
    NEXT_BEAM,
    NO_VALUE,
    OPENING,
    TRIAL,
    WORK,
    Desk,
    Mind,
    Plans,
    insert,
    insert_distinct,
    is_over,
)
from palais.games.palais_royal.bots.planner.refine import fancy, refine
from palais.games.palais_royal.bots.planner.turn_value import appraise
from palais.games.palais_royal.bots.planner.walking import assign_walks
from palais.games.palais_royal.bots.value.value import Glance, Weights, rebase
from palais.games.palais_royal.box.tables import Tables
from palais.games.palais_royal.engine.constants import CARDS, EMPTY, MAX_FIELDS
from palais.games.palais_royal.engine.event_log import Log
from palais.games.palais_royal.engine.state import State

CARD_KINDS = len(CARDS)
SMALL_GAIN = 0.01  # points below which one more card is not tried for


@rule
def think(s: State, t: Tables, w: Weights, mind: Mind, g: Glance, plans: Plans, desk: Desk, log: Log) -> None:
    """Fill the pool with the best plans for the rest of this turn, best first. `s` itself does not change."""
    mind.pool, mind.tried = 0, 0
    rebase(s, t, w, g)
    plans[OPENING].cards[:] = 0
    open_turn(s, t, mind, plans, desk, log)
    plan_on(t, w, mind, g, plans, desk, log)
    while add_a_card(s, t, w, mind, g, plans, desk, log):
        pass


@rule
def add_a_card(s: State, t: Tables, w: Weights, mind: Mind, g: Glance, plans: Plans, desk: Desk, log: Log) -> bool:
    """Try each further card on top of those of the best plan. True if that made a better one."""
    best = plans[0].value[0]
    mind.cards[:] = plans[0].cards
    for card in range(CARD_KINDS):
        if s.hand[s.player, card] > 0 and not mind.cards[card] and t.card_points[card] == 0:
            plans[OPENING].cards[:] = mind.cards
            plans[OPENING].cards[card] = 1
            open_turn(s, t, mind, plans, desk, log)
            if is_played(s, t, desk, card) and not is_over(mind):
                plan_on(t, w, mind, g, plans, desk, log)
    return bool(plans[0].value[0] > best + SMALL_GAIN)


@rule
def is_played(s: State, t: Tables, desk: Desk, card: int) -> bool:
    """Whether the opening has played a card: it may be too dear or too late for it. Only seals wait for action 4."""
    return bool(desk[BEGUN].hand[s.player, card] < s.hand[s.player, card] or t.card_seals[card] > 0)


@rule
def plan_on(t: Tables, w: Weights, mind: Mind, g: Glance, plans: Plans, desk: Desk, log: Log) -> None:
    """Plans that begin with the opening: sets of nobles, each built on the best smaller ones."""
    plans[TRIAL] = plans[OPENING]
    try_plan(t, w, mind, g, plans, desk, log)
    for _ in range(mind.nobles):
        mind.beam, mind.next_beam = mind.next_beam, 0
        if mind.beam == 0:
            break
        for n in range(mind.beam):
            plans[BEAM + n] = plans[NEXT_BEAM + n]
        for n in range(mind.beam):
            extend(t, w, mind, g, plans, desk, log, BEAM + n)
    for n in range(mind.leaders):
        if is_over(mind):
            break
        refine(t, w, mind, g, plans, desk, log, LEADERS + n)
    for n in range(min(mind.fancied, mind.leaders)):
        fancy(t, w, mind, g, plans, desk, log, LEADERS + n)


@rule
def open_turn(s: State, t: Tables, mind: Mind, plans: Plans, desk: Desk, log: Log) -> None:
    """Action 1 and the cards up to the first move: the same for all plans with these cards."""
    opening = plans[OPENING]
    opening.targets, opening.walks, opening.length, opening.moves_left = 0, 0, 0, 0
    opening.declines, opening.border = 0, 0
    opening.key = 0
    for card in range(CARD_KINDS):
        if opening.cards[card]:
            opening.key |= 1 << (MAX_FIELDS + card)
    mind.leaders, mind.next_beam = 0, 0
    desk[BEGUN] = s
    begin(desk[BEGUN], t, opening, log)


@rule
def extend(t: Tables, w: Weights, mind: Mind, g: Glance, plans: Plans, desk: Desk, log: Log, base: int) -> None:
    """Try each noble in the park as one more target of a plan."""
    begun, trial = desk[BEGUN], plans[TRIAL]
    for field in range(t.fields):
        if begun.noble_at[field] == EMPTY or ((plans[base].key | mind.unseen) >> field) & 1 or is_over(mind):
            continue
        plans[TRIAL] = plans[base]
        trial.length = plans[OPENING].length
        trial.target[trial.targets] = field
        trial.targets += 1
        trial.key |= 1 << field
        if assign_walks(begun, t, trial, mind):
            try_plan(t, w, mind, g, plans, desk, log)


@rule
def try_plan(t: Tables, w: Weights, mind: Mind, g: Glance, plans: Plans, desk: Desk, log: Log) -> None:
    """Carry out the trial on a copy, judge where it ends, and keep it if it is among the best."""
    trial = plans[TRIAL]
    trial.value[0] = NO_VALUE
    desk[WORK] = desk[BEGUN]
    mind.tried += 1
    if carry_out(desk[WORK], t, trial, log):
        trial.value[0] = appraise(desk[WORK], t, w, mind, g)
        if not mind.thorough:
            mind.pool = insert(plans, 0, mind.pool, mind.kept, TRIAL)
        mind.leaders = insert_distinct(plans, LEADERS, mind.leaders, min(mind.refined, MANY), TRIAL)
        mind.next_beam = insert_distinct(plans, NEXT_BEAM, mind.next_beam, min(mind.width, FEW), TRIAL)
