"""The decisions of the planner that need no plan, the set-up and the cards; and following a plan, inside compiled code."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.palais_royal.bots.planner.carry_out import thrifty_payment
from palais.games.palais_royal.bots.planner.plan import WORK, Desk, Plan
from palais.games.palais_royal.bots.value.value import Glance, Weights, rebase, value
from palais.games.palais_royal.box.tables import Tables
from palais.games.palais_royal.engine.actions import BORDER_FROM, DONE, DRAW_CARDS, KEEP_CARD, PLAY, PUT, ROOM_COUNT
from palais.games.palais_royal.engine.constants import BORDER, CARDS, DRAW, KEEP, PAY, SETUP
from palais.games.palais_royal.engine.event_log import Log
from palais.games.palais_royal.engine.refusals import LEGAL
from palais.games.palais_royal.engine.rules.check import check, perform
from palais.games.palais_royal.engine.state import State

CARD_KINDS = len(CARDS)
NEEDS_A_PLAN = -1


@rule
def small_decision(s: State, t: Tables, w: Weights, g: Glance, desk: Desk, log: Log) -> int:
    """The action where no plan is needed, or NEEDS_A_PLAN."""
    if s.phase == PAY:
        return thrifty_payment(s, t)
    if s.phase == BORDER:
        return BORDER_FROM
    if s.phase == SETUP:
        rebase(s, t, w, g)
        return best_of(s, t, w, g, desk, log, PUT, ROOM_COUNT, NEEDS_A_PLAN)
    if s.phase == DRAW or s.phase == KEEP:
        rebase(s, t, w, g)
        return card_decision(s, t, w, g, desk, log)
    return NEEDS_A_PLAN


@rule
def card_decision(s: State, t: Tables, w: Weights, g: Glance, desk: Desk, log: Log) -> int:
    """Action 5: a card that is better played now; then the draw; then the cards that are better kept."""
    action = best_of(s, t, w, g, desk, log, PLAY, CARD_KINDS, DONE)
    if action != DONE:
        return action
    if check(s, t, s.player, DRAW_CARDS) == LEGAL:
        return DRAW_CARDS
    return best_of(s, t, w, g, desk, log, KEEP_CARD, CARD_KINDS, DONE)


@rule
def best_of(s: State, t: Tables, w: Weights, g: Glance, desk: Desk, log: Log, first: int, count: int, otherwise: int) -> int:
    """The best of `count` actions; `otherwise` if to leave things as they are is better (NEEDS_A_PLAN: never)."""
    best, most = otherwise, -1e9
    if otherwise != NEEDS_A_PLAN:
        most = value(s, t, w, g)
    for action in range(first, first + count):
        if check(s, t, s.player, action) == LEGAL:
            worth = value_after(s, t, w, g, desk, log, action)
            if worth > most:
                best, most = action, worth
    return best


@rule
def value_after(s: State, t: Tables, w: Weights, g: Glance, desk: Desk, log: Log, action: int) -> float:
    """The value for the same player after an action; the last free servant of the set-up passes the turn on."""
    seat = s.player
    desk[WORK] = s
    perform(desk[WORK], t, action, log)
    if desk[WORK].player != seat:
        desk[WORK].player = seat
        desk[WORK].phase = s.phase
        desk[WORK].round_number = s.round_number
    return value(desk[WORK], t, w, g)


@rule
def follow(s: State, t: Tables, plan: Plan, log: Log) -> None:
    """Play the actions of a plan."""
    for n in range(plan.length):
        perform(s, t, plan.action[n], log)


@rule
def finish_turn(s: State, t: Tables, w: Weights, g: Glance, desk: Desk, log: Log) -> None:
    """Action 5 to its end."""
    while s.phase == DRAW or s.phase == KEEP:
        perform(s, t, small_decision(s, t, w, g, desk, log), log)
