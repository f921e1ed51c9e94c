"""Questions outside the turn's actions: who one is, where the court goes, whether to retire, which cards to keep."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.bots.planner.desk import ASIDE, BASE, HERE, WORK, Desk
from palais.games.versailles_1682.bots.planner.think import choose_best, weigh_lines
from palais.games.versailles_1682.bots.value.value import judge
from palais.games.versailles_1682.box.tables import Tables
from palais.games.versailles_1682.engine.actions import CARD_KIND, COUNTRY, NO, PERSON, YES
from palais.games.versailles_1682.engine.constants import (
    AT_COURT,
    FIRST_PARTY,
    HEIR_PARTY,
    NEGOTIATE,
    PLACE,
    RETIRE,
    SEX,
    SURPLUS,
)
from palais.games.versailles_1682.engine.entry_points import Records
from palais.games.versailles_1682.engine.event_log import MUTE, Log
from palais.games.versailles_1682.engine.rules.cards import discard_from_hand
from palais.games.versailles_1682.engine.rules.check import check
from palais.games.versailles_1682.engine.rules.legal import candidate, candidates
from palais.games.versailles_1682.engine.rules.perform import perform
from palais.games.versailles_1682.engine.state import State

A_ROLL = 6  # what a new courtier may hope for


@rule
def is_simple(step: int) -> bool:
    """Is this a question of its own, and no part of an action?"""
    return step in (SEX, FIRST_PARTY, HEIR_PARTY, RETIRE, NEGOTIATE, PLACE, SURPLUS)


@rule
def answer(desk: Desk, t: Tables, minds: Records, log: Log) -> int:
    """The best answer to a simple question at desk[HERE]. In the negotiation one is ready: payments are agreed elsewhere."""
    if desk[HERE].step == NEGOTIATE:
        return NO
    best, chosen = -1.0, NO
    log.length = MUTE
    for n in range(candidates(desk[HERE])):
        action = candidate(desk[HERE], n)
        if check(desk[HERE], t, desk[HERE].seat, action) == 0:
            desk[ASIDE] = desk[HERE]
            worth = worth_of(desk, t, minds, action, log)
            if worth > best:
                best, chosen = worth, action
    return chosen


@rule
def worth_of(desk: Desk, t: Tables, minds: Records, action: int, log: Log) -> float:
    """The position with this answer, before anybody rolls a die."""
    mind, s = minds[0], desk[ASIDE]
    if s.step == PLACE:
        perform(s, t, s.seat, action, log)
        return worth_of_place(desk, t, minds, log)
    if s.step == RETIRE:
        if action == YES:
            perform(s, t, s.seat, YES, log)
    elif s.step == SURPLUS:
        discard_from_hand(s, s.seat, action - CARD_KIND, log)
    else:
        enter(s, t, action)
    return judge(s, t, mind)


@rule
def enter(s: State, t: Tables, action: int) -> None:
    """A courtier with middling standing, of the sex or the party in question."""
    seat = s.seat
    if s.step == SEX:
        s.sex[seat] = action - PERSON
    else:
        s.party[seat] = action - COUNTRY
        if s.step == HEIR_PARTY:
            s.sex[seat] = 1 - s.sex[seat]
    s.status[seat] = AT_COURT
    if s.king:
        s.k[seat] = A_ROLL
    if s.queen:
        s.q[seat] = A_ROLL + (t.own_party if s.party[seat] == s.queen_country else 0)


@rule
def worth_of_place(desk: Desk, t: Tables, minds: Records, log: Log) -> float:
    """The Steward has the first turn there: the best that he can begin with."""
    minds[1].seat = minds[0].seat
    weigh_lines(desk, ASIDE, BASE, WORK, t, minds[1], log)
    return choose_best(minds[1])
