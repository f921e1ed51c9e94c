"""The one way to do a legal action; then the game goes on by itself up to the next decision."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.box.tables import Tables
from palais.games.versailles_1682.engine.actions import CARD_KIND, DIRECTED
from palais.games.versailles_1682.engine.constants import (
    AUDIENCE,
    AUDIENCE_OF,
    CARD,
    DIRECTION,
    FIRST_PARTY,
    GIVE_CARD,
    GIVE_SEAT,
    GIVE_SECOND,
    HAND_LIMIT,
    HEIR_PARTY,
    HOUSEHOLD,
    LETTER_CARD,
    MAIN,
    NEGOTIATE,
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
from palais.games.versailles_1682.engine.event_log import Log
from palais.games.versailles_1682.engine.rules.action_cards.fortune import take_letter_card
from palais.games.versailles_1682.engine.rules.audience import ask, choose_audience, choose_audience_of
from palais.games.versailles_1682.engine.rules.audiences.withdraw import choose_receiver
from palais.games.versailles_1682.engine.rules.cards import discard_from_hand
from palais.games.versailles_1682.engine.rules.give import choose_receiver_of_cards, give_first, give_second
from palais.games.versailles_1682.engine.rules.introduction import choose_first_party, choose_sex, enter_heir, retire
from palais.games.versailles_1682.engine.rules.main import begin_step
from palais.games.versailles_1682.engine.rules.negotiation import negotiate
from palais.games.versailles_1682.engine.rules.offices.reader import discard_by_reader
from palais.games.versailles_1682.engine.rules.play import choose_card, choose_target
from palais.games.versailles_1682.engine.rules.power import choose_power_target, use_power
from palais.games.versailles_1682.engine.rules.referee import carry_out_ruling
from palais.games.versailles_1682.engine.rules.relocation import relocate
from palais.games.versailles_1682.engine.rules.round import go_on
from palais.games.versailles_1682.engine.rules.royal_decision import answer_reroll, take_route
from palais.games.versailles_1682.engine.rules.take import take
from palais.games.versailles_1682.engine.state import State


@rule
def perform(s: State, t: Tables, seat: int, a: int, log: Log) -> None:
    """Do `a`, which `check` has found legal."""
    if seat == REFEREE:
        carry_out_ruling(s, t, a, log)
        return
    s.acts[seat] += 1
    if s.step == MAIN:
        begin_step(s, t, a, log)
    elif s.step == NEGOTIATE:
        negotiate(s, seat, a, log)
    elif s.step < MAIN:
        perform_phase(s, t, a, log)
    else:
        perform_small_step(s, t, a, log)
    go_on(s, t, log)


@rule
def perform_phase(s: State, t: Tables, a: int, log: Log) -> None:
    if s.step == SEX:
        choose_sex(s, a, log)
    elif s.step == FIRST_PARTY:
        choose_first_party(s, a, log)
    elif s.step == RETIRE:
        retire(s, a, log)
    elif s.step == HEIR_PARTY:
        enter_heir(s, t, a, log)
    elif s.step == PLACE:
        relocate(s, a, log)


@rule
def perform_small_step(s: State, t: Tables, a: int, log: Log) -> None:
    step = s.step
    if step == CARD:
        choose_card(s, t, a, log)
    elif step == TARGET:
        choose_target(s, t, a, log)
    elif step == ROUTE:
        take_route(s, t, a, log)
    elif step == TAKE:
        take(s, a, log)
    elif step == AUDIENCE:
        choose_audience(s, a)
    elif step == AUDIENCE_OF:
        choose_audience_of(s, t, a, log)
    elif step == RECEIVER:
        choose_receiver(s, a)
        s.step = ROUTE
    elif step == DIRECTION:
        choose_direction(s, t, a, log)
    elif step == REROLL:
        answer_reroll(s, t, a, log)
    else:
        perform_with_cards(s, t, a, log)


@rule
def perform_with_cards(s: State, t: Tables, a: int, log: Log) -> None:
    step = s.step
    if step == GIVE_SEAT:
        choose_receiver_of_cards(s, a)
    elif step == GIVE_CARD:
        give_first(s, a, log)
    elif step == GIVE_SECOND:
        give_second(s, a, log)
    elif step == LETTER_CARD:
        take_letter_card(s, a, log)
    elif step == READER_CARD:
        discard_by_reader(s, a, log)
    elif step == SURPLUS:
        discard_from_hand(s, s.seat, a - CARD_KIND, log)
        s.step = HAND_LIMIT
    else:
        choose_power_target(s, t, a, log)


@rule
def choose_direction(s: State, t: Tables, a: int, log: Log) -> None:
    """Of an intervention, or of the Superintendent's favour."""
    s.direction = a - DIRECTED
    if s.by_power and s.card == HOUSEHOLD:
        use_power(s, t, log)
    else:
        ask(s, t, log)
