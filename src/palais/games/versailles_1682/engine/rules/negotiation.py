"""Phase 2, negotiation (VE-321 to VE-323)."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.box.tables import Tables
from palais.games.versailles_1682.engine.actions import AMOUNTS, NO, PAY
from palais.games.versailles_1682.engine.actions import STEP as LIVRES_STEP
from palais.games.versailles_1682.engine.constants import (
    AT_COURT,
    BY_PAYING,
    BY_RECEIVING,
    CAPPED,
    FOR_GIFT,
    IN_EXILE,
    NEGOTIATE,
    NO_PAYMENTS,
    NOBODY,
    RELOCATION,
)
from palais.games.versailles_1682.engine.event_log import NEGOTIATION_BEGUN, PAID, READY, Log, tell
from palais.games.versailles_1682.engine.refusals import (
    ENOUGH_PAYMENTS,
    LEGAL,
    NO_PAYMENTS_HERE,
    NOBODY_THERE,
    NOT_A_SPEAKER,
    NOT_ENOUGH_MONEY,
    NOT_NOW,
    NOT_YOURSELF,
    OVER_THE_CAP,
)
from palais.games.versailles_1682.engine.rules.money import gain, lose
from palais.games.versailles_1682.engine.rules.owner import begin_turn_of
from palais.games.versailles_1682.engine.state import State


@rule
def speaks(s: State, seat: int) -> bool:
    """VE-321: At court or in exile; prisoners do not [S58]."""
    return bool(s.status[seat] == AT_COURT or s.status[seat] == IN_EXILE)


@rule
def begin_negotiation(s: State, log: Log) -> None:
    """VE-323: Left out with fewer than two speakers, or by the option."""
    speakers = 0
    for seat in range(s.players):
        speakers += int(speaks(s, seat))
    if speakers < 2 or not s.negotiation:
        s.step = RELOCATION
        return
    begin_turn_of(s, NOBODY)
    s.step = NEGOTIATE
    for seat in range(s.players):
        s.ready[seat] = int(not speaks(s, seat))
        s.payments_made[seat], s.paid_sum[seat] = 0, 0
    tell(log, NEGOTIATION_BEGUN, s.steward, 0, 0, 0, 0)


@rule
def check_negotiation(s: State, t: Tables, seat: int, action: int) -> int:
    """VE-322: Ready, or a payment."""
    if action == NO:
        return LEGAL
    if action < PAY:
        return NOT_NOW
    return check_payment(s, t, seat, (action - PAY) // AMOUNTS, ((action - PAY) % AMOUNTS + 1) * LIVRES_STEP)


@rule
def check_payment(s: State, t: Tables, seat: int, to: int, livres: int) -> int:
    """VE-322: Another speaker, at most what one has, at most eight times a phase; VE-941 may allow less."""
    if to >= s.players:
        return NOBODY_THERE
    if to == seat:
        return NOT_YOURSELF
    if s.payments == NO_PAYMENTS:
        return NO_PAYMENTS_HERE
    if not speaks(s, to):
        return NOT_A_SPEAKER
    if s.payments_made[seat] >= t.most_payments:
        return ENOUGH_PAYMENTS
    if s.payments == CAPPED and s.paid_sum[seat] + livres > t.capped:
        return OVER_THE_CAP
    return LEGAL if s.fortune[seat] >= livres else NOT_ENOUGH_MONEY


@rule
def negotiate(s: State, seat: int, action: int, log: Log) -> None:
    """VE-322, VE-323: Payments are immediate; when all are ready the phase is over."""
    if action == NO:
        s.ready[seat] = 1
        tell(log, READY, seat, 0, 0, 0, 0)
        if all_ready(s):
            s.step = RELOCATION
    else:
        pay(s, seat, (action - PAY) // AMOUNTS, ((action - PAY) % AMOUNTS + 1) * LIVRES_STEP, log)


@rule
def all_ready(s: State) -> bool:
    for seat in range(s.players):
        if not s.ready[seat]:
            return False
    return True


@rule
def pay(s: State, seat: int, to: int, livres: int, log: Log) -> None:
    s.payments_made[seat] += 1
    s.paid_sum[seat] += livres
    tell(log, PAID, seat, to, livres, 0, 0)
    lose(s, seat, livres, BY_PAYING, FOR_GIFT, log)
    gain(s, to, livres, BY_RECEIVING, FOR_GIFT, log)
