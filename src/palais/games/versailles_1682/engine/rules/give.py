"""VE-415: Give one other player one or two cards face down."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.engine.actions import CARD_KIND, NO, SEAT
from palais.games.versailles_1682.engine.constants import AFTER_STEP, GIVE_CARD, GIVE_SECOND, KIND_COUNT, MAX_PLAYERS
from palais.games.versailles_1682.engine.event_log import GIVEN, Log, whisper
from palais.games.versailles_1682.engine.refusals import LEGAL, NO_SUCH_CARD, NOBODY_THERE, NOT_NOW, NOT_YOURSELF, NOTHING_TO_GIVE
from palais.games.versailles_1682.engine.rules.cards import add_to_hand, remove_from_hand
from palais.games.versailles_1682.engine.rules.knowledge import passes_face_down
from palais.games.versailles_1682.engine.rules.pending import spend
from palais.games.versailles_1682.engine.state import State


@rule
def check_give(s: State, seat: int) -> int:
    return LEGAL if s.held[seat] > 0 else NOTHING_TO_GIVE


@rule
def check_give_seat(s: State, seat: int, action: int) -> int:
    """VE-415: Another player, whatever his status."""
    if not SEAT <= action < SEAT + MAX_PLAYERS:
        return NOT_NOW
    if action - SEAT >= s.players:
        return NOBODY_THERE
    return NOT_YOURSELF if action - SEAT == seat else LEGAL


@rule
def choose_receiver_of_cards(s: State, action: int) -> None:
    s.target = action - SEAT
    s.step = GIVE_CARD


@rule
def check_hand_card(s: State, seat: int, action: int) -> int:
    """Any card of the own hand."""
    if not CARD_KIND <= action < CARD_KIND + KIND_COUNT:
        return NOT_NOW
    return LEGAL if s.hand[seat, action - CARD_KIND] > 0 else NO_SUCH_CARD


@rule
def give_first(s: State, action: int, log: Log) -> None:
    """VE-415: A second is asked for only if one is left."""
    spend(s)
    hand_over(s, s.seat, s.target, action - CARD_KIND, log)
    s.step = GIVE_SECOND if s.held[s.seat] > 0 else AFTER_STEP


@rule
def give_second(s: State, action: int, log: Log) -> None:
    if action != NO:
        hand_over(s, s.seat, s.target, action - CARD_KIND, log)
    s.step = AFTER_STEP


@rule
def hand_over(s: State, giver: int, taker: int, kind: int, log: Log) -> None:
    """VE-931: Giver and receiver know which card; all see how many. A signed warrant stays signed."""
    remove_from_hand(s, giver, kind)
    add_to_hand(s, taker, kind)
    passes_face_down(s, giver, taker, kind)
    whisper(log, GIVEN, giver, taker, kind, (1 << giver) | (1 << taker))
