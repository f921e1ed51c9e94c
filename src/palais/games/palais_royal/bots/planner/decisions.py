"""The decisions that need no plan, the set-up and the cards; and following a plan, inside compiled code."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.palais_royal.bots.planner.carry_out import thrifty_payment
from palais.games.palais_royal.bots.planner.plan import Plan
from palais.games.palais_royal.bots.planner.turn_value import set_base, value_of
from palais.games.palais_royal.bots.planner.workspace import Workspace
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
def small_decision(s: State, ws: Workspace) -> int:
    """The action where no plan is needed, or NEEDS_A_PLAN."""
    if s.phase == PAY:
        return thrifty_payment(s, ws.tables)
    if s.phase == BORDER:
        return BORDER_FROM
    if s.phase == SETUP:
        set_base(s, ws)
        return best_of(s, ws, PUT, ROOM_COUNT, NEEDS_A_PLAN)
    if s.phase == DRAW or s.phase == KEEP:
        set_base(s, ws)
        return card_decision(s, ws)
    return NEEDS_A_PLAN


@rule
def card_decision(s: State, ws: Workspace) -> int:
    """Action 5: a card that is better played now; then the draw; then the cards that are better kept."""
    action = best_of(s, ws, PLAY, CARD_KINDS, DONE)
    if action != DONE:
        return action
    if check(s, ws.tables, s.player, DRAW_CARDS) == LEGAL:
        return DRAW_CARDS
    return best_of(s, ws, KEEP_CARD, CARD_KINDS, DONE)


@rule
def best_of(s: State, ws: Workspace, first: int, count: int, otherwise: int) -> int:
    """The best of `count` actions; `otherwise` if doing nothing is better (NEEDS_A_PLAN: never)."""
    best, most = otherwise, -1e9
    if otherwise != NEEDS_A_PLAN:
        most = value_of(s, ws)
    for action in range(first, first + count):
        if check(s, ws.tables, s.player, action) == LEGAL:
            worth = value_after(s, ws, action)
            if worth > most:
                best, most = action, worth
    return best


@rule
def value_after(s: State, ws: Workspace, action: int) -> float:
    """The value for the same player after an action; the last free servant of the set-up passes the turn on."""
    seat, work = s.player, ws.scratch.work[0]
    ws.scratch.work[0] = s
    perform(work, ws.tables, action, ws.log)
    if work.player != seat:
        work.player, work.phase, work.round_number = seat, s.phase, s.round_number
    return value_of(work, ws)


@rule
def follow(s: State, t: Tables, plan: Plan, log: Log) -> None:
    """Play the actions of a plan."""
    for n in range(plan.length):
        perform(s, t, plan.action[n], log)


@rule
def finish_turn(s: State, ws: Workspace) -> None:
    """Action 5 to its end."""
    while s.phase == DRAW or s.phase == KEEP:
        perform(s, ws.tables, small_decision(s, ws), ws.log)
