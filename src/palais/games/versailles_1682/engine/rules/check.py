"""The one definition of what is legal. Lists of legal actions ask `check` too."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.box.tables import Tables
from palais.games.versailles_1682.engine.actions import ACTIONS, COUNTRY, COURT_AT, NO, PERSON, YES
from palais.games.versailles_1682.engine.constants import (
    AUDIENCE,
    AUDIENCE_OF,
    CARD,
    COUNTRY_COUNT,
    DIRECTION,
    FIRST_PARTY,
    GIVE_CARD,
    GIVE_SEAT,
    GIVE_SECOND,
    HEIR_PARTY,
    LETTER_CARD,
    MAIN,
    NEGOTIATE,
    OVER,
    PLACE,
    READER_CARD,
    RECEIVER,
    REFEREE,
    REROLL,
    RETIRE,
    ROUTE,
    SEX,
    SURPLUS,
    TAKE,
    TARGET,
)
from palais.games.versailles_1682.engine.refusals import GAME_OVER, LEGAL, NO_SUCH_ACTION, NOT_NOW, NOT_YOUR_TURN
from palais.games.versailles_1682.engine.rules.action_cards.fortune import check_letter_card
from palais.games.versailles_1682.engine.rules.audience import check_audience_of, check_direction, check_which
from palais.games.versailles_1682.engine.rules.audiences.withdraw import check_receiver
from palais.games.versailles_1682.engine.rules.give import check_give_seat, check_hand_card
from palais.games.versailles_1682.engine.rules.main import check_main
from palais.games.versailles_1682.engine.rules.negotiation import check_negotiation
from palais.games.versailles_1682.engine.rules.play import check_card, check_target
from palais.games.versailles_1682.engine.rules.power import check_power_target
from palais.games.versailles_1682.engine.rules.referee import check_ruling
from palais.games.versailles_1682.engine.rules.royal_decision import check_route
from palais.games.versailles_1682.engine.rules.take import check_taken_card
from palais.games.versailles_1682.engine.state import State


@rule
def check(s: State, t: Tables, seat: int, a: int) -> int:
    """0 if `seat` may do `a` now, else the number of the refusal."""
    if s.step == OVER:
        return GAME_OVER
    if seat == REFEREE:
        return check_ruling(s, a)
    if not is_asked(s, seat):
        return NOT_YOUR_TURN
    if a < 0 or a >= ACTIONS:
        return NO_SUCH_ACTION
    if s.step == MAIN:
        return check_main(s, t, seat, a)
    if s.step == NEGOTIATE:
        return check_negotiation(s, t, seat, a)
    return check_phase(s, t, seat, a) if s.step < MAIN else check_small_step(s, t, seat, a)


@rule
def is_asked(s: State, seat: int) -> bool:
    """VE-321: In the negotiation all speakers who are not ready; else the one seat whose decision it is."""
    if s.step == NEGOTIATE:
        return 0 <= seat < s.players and not s.ready[seat]
    return seat == s.seat and s.step != OVER


@rule
def check_phase(s: State, t: Tables, seat: int, a: int) -> int:
    """Choices from the set-up to the relocation: all answers of the kind are allowed."""
    if s.step == SEX:
        return LEGAL if PERSON <= a <= PERSON + 1 else NOT_NOW
    if s.step == FIRST_PARTY or s.step == HEIR_PARTY:
        return LEGAL if COUNTRY <= a < COUNTRY + COUNTRY_COUNT else NOT_NOW
    if s.step == PLACE:
        return LEGAL if COURT_AT <= a <= COURT_AT + 1 else NOT_NOW
    return check_yes_or_no(a) if s.step == RETIRE else NOT_NOW


@rule
def check_yes_or_no(a: int) -> int:
    return LEGAL if a in (NO, YES) else NOT_NOW


@rule
def check_small_step(s: State, t: Tables, seat: int, a: int) -> int:
    """The decisions that make up one action (VE-431)."""
    step = s.step
    if step == CARD:
        return check_card(s, t, seat, a)
    if step == TARGET:
        return check_target(s, t, seat, a)
    if step == ROUTE:
        return check_route(s, a)
    if step == TAKE:
        return check_taken_card(s, a)
    if step == AUDIENCE:
        return check_which(s, seat, a)
    if step == AUDIENCE_OF:
        return check_audience_of(s, seat, a)
    if step == RECEIVER:
        return check_receiver(s, t, seat, a)
    if step == DIRECTION:
        return check_direction(a)
    if step == GIVE_SEAT:
        return check_give_seat(s, seat, a)
    if step in (GIVE_CARD, READER_CARD, SURPLUS):
        return check_hand_card(s, seat, a)
    if step == GIVE_SECOND:
        return LEGAL if a == NO else check_hand_card(s, seat, a)
    if step == LETTER_CARD:
        return check_letter_card(s, seat, a)
    return check_yes_or_no(a) if step == REROLL else check_power_target(s, seat, a)
