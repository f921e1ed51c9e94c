"""VE-413: Play a card whose condition holds on a legal target."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.box.tables import Tables
from palais.games.versailles_1682.engine.actions import CARD_KIND, COUNTRY, SEAT
from palais.games.versailles_1682.engine.constants import (
    AFTER_STEP,
    AT_COURT,
    COUNTRY_COUNT,
    DEAD,
    FIRST_ACTION_CARD,
    IN_BASTILLE,
    JUSTICE,
    KIND_COUNT,
    LETTER,
    MAX_PLAYERS,
    NOBODY,
    ROUTE,
    TARGET,
)
from palais.games.versailles_1682.engine.event_log import PLAYED, Log, tell
from palais.games.versailles_1682.engine.refusals import (
    LEGAL,
    NO_SUCH_CARD,
    NO_TARGET,
    NOBODY_THERE,
    NOT_AT_COURT,
    NOT_NOW,
    NOT_THIS_ONE,
    NOTHING_TO_PLAY,
    ONLY_JUSTICE,
)
from palais.games.versailles_1682.engine.rules.action_cards.effect import take_effect
from palais.games.versailles_1682.engine.rules.action_cards.fortune import open_letter
from palais.games.versailles_1682.engine.rules.cards import leave_hand_openly
from palais.games.versailles_1682.engine.rules.pending import spend
from palais.games.versailles_1682.engine.rules.request import is_beneficiary
from palais.games.versailles_1682.engine.rules.targets import check_condition, is_target, needs_target
from palais.games.versailles_1682.engine.state import State

LAST_TARGET = COUNTRY + COUNTRY_COUNT - 1


@rule
def check_play(s: State, t: Tables, seat: int) -> int:
    """VE-432: Offered only if some card can be played."""
    if s.held[seat] == 0 or s.status[seat] == DEAD:
        return NOTHING_TO_PLAY
    first = 0 if s.status[seat] == AT_COURT else FIRST_ACTION_CARD
    for kind in range(first, KIND_COUNT):
        if s.hand[seat, kind] > 0 and check_kind(s, t, seat, kind) == LEGAL:
            return LEGAL
    return NOTHING_TO_PLAY


@rule
def check_card(s: State, t: Tables, seat: int, action: int) -> int:
    kind = action - CARD_KIND
    if kind < 0 or kind >= KIND_COUNT:
        return NOT_NOW
    return check_kind(s, t, seat, kind) if s.hand[seat, kind] > 0 else NO_SUCH_CARD


@rule
def check_kind(s: State, t: Tables, seat: int, kind: int) -> int:
    """VE-403: Who may play what. Then the card's condition, and whether it has a target."""
    status = s.status[seat]
    if status == IN_BASTILLE and kind != JUSTICE:
        return ONLY_JUSTICE
    if status == DEAD or (kind < FIRST_ACTION_CARD and status != AT_COURT):
        return NOT_AT_COURT
    if kind < FIRST_ACTION_CARD:
        return LEGAL if has_beneficiary(s, t, seat, kind) else NO_TARGET
    refusal = check_condition(s, t, kind)
    if refusal != LEGAL or not needs_target(kind):
        return refusal
    for action in range(SEAT, LAST_TARGET + 1):
        if is_target(s, t, seat, kind, action):
            return LEGAL
    return NO_TARGET


@rule
def has_beneficiary(s: State, t: Tables, seat: int, kind: int) -> bool:
    for other in range(s.players):
        if is_beneficiary(s, t, seat, kind, other):
            return True
    return False


@rule
def choose_card(s: State, t: Tables, action: int, log: Log) -> None:
    s.card = action - CARD_KIND
    if needs_target(s.card):
        s.step = TARGET
    elif s.card < FIRST_ACTION_CARD:
        s.target = s.seat
        s.step = ROUTE
    else:
        play_action_card(s, t, log)


@rule
def check_target(s: State, t: Tables, seat: int, action: int) -> int:
    """VE-511: A beneficiary; for an action card what it can strike."""
    if action < SEAT or action > LAST_TARGET:
        return NOT_NOW
    if s.players <= action - SEAT < MAX_PLAYERS:
        return NOBODY_THERE
    if s.card >= FIRST_ACTION_CARD:
        return LEGAL if is_target(s, t, seat, s.card, action) else NOT_THIS_ONE
    fits = action - SEAT < s.players and is_beneficiary(s, t, seat, s.card, action - SEAT)
    return LEGAL if fits else NOT_THIS_ONE


@rule
def choose_target(s: State, t: Tables, action: int, log: Log) -> None:
    s.target = action - SEAT if action - SEAT < MAX_PLAYERS else action
    if s.card < FIRST_ACTION_CARD:
        s.step = ROUTE
    else:
        play_action_card(s, t, log)


@rule
def play_action_card(s: State, t: Tables, log: Log) -> None:
    """VE-413: An action card leaves the hand, then takes effect."""
    spend(s)
    leave_hand_openly(s, s.seat, s.card)
    tell(log, PLAYED, s.seat, s.card, s.target if needs_target(s.card) else NOBODY, 0, 0)
    s.step = AFTER_STEP
    if s.card == LETTER:
        open_letter(s, log)
    else:
        take_effect(s, t, log)
