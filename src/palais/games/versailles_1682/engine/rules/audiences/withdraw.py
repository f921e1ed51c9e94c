"""VE-521: Withdraw an office or governorship of another player."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.box.tables import Tables
from palais.games.versailles_1682.engine.actions import SEAT, TO_HOUSE
from palais.games.versailles_1682.engine.constants import FIRST_OFFICE, FOR_WITHDRAWAL, LAST_GOVERNORSHIP, MAX_PLAYERS, NOBODY
from palais.games.versailles_1682.engine.event_log import Log
from palais.games.versailles_1682.engine.refusals import (
    LEGAL,
    MOVED_ALREADY,
    NO_SUCH_OFFICE,
    NOBODY_THERE,
    NOT_NOW,
    NOT_THIS_ONE,
    NOT_YOURSELF,
)
from palais.games.versailles_1682.engine.rules.cards import put_in_house, take_away
from palais.games.versailles_1682.engine.rules.request import give_place, is_beneficiary
from palais.games.versailles_1682.engine.state import State

HOUSE_RECEIVES = TO_HOUSE  # as the receiver


@rule
def check_withdraw(s: State, seat: int, kind: int) -> int:
    """VE-521: Of another player, and an office moves this way at most once a round."""
    if not FIRST_OFFICE <= kind <= LAST_GOVERNORSHIP:
        return NOT_NOW
    if s.holder[kind] == NOBODY:
        return NO_SUCH_OFFICE
    if s.holder[kind] == seat:
        return NOT_YOURSELF
    return MOVED_ALREADY if s.moved[kind] else LEGAL


@rule
def check_withdraw_anything(s: State, seat: int) -> int:
    for kind in range(FIRST_OFFICE, LAST_GOVERNORSHIP + 1):
        if check_withdraw(s, seat, kind) == LEGAL:
            return LEGAL
    return NO_SUCH_OFFICE


@rule
def check_receiver(s: State, t: Tables, seat: int, action: int) -> int:
    """VE-521: A courtier who fits and is not the holder, or the King's House."""
    if action == TO_HOUSE:
        return LEGAL
    if not SEAT <= action < SEAT + MAX_PLAYERS:
        return NOT_NOW
    receiver = action - SEAT
    if receiver >= s.players:
        return NOBODY_THERE
    fits = receiver != s.target and is_beneficiary(s, t, seat, s.card, receiver)
    return LEGAL if fits else NOT_THIS_ONE


@rule
def choose_receiver(s: State, action: int) -> None:
    s.receiver = HOUSE_RECEIVES if action == TO_HOUSE else action - SEAT


@rule
def withdraw(s: State, log: Log) -> None:
    take_away(s, s.target, s.card, FOR_WITHDRAWAL, log)
    s.moved[s.card] = 1
    if s.receiver == HOUSE_RECEIVES:
        put_in_house(s, s.card)
    else:
        give_place(s, s.receiver, s.card, FOR_WITHDRAWAL, log)
