"""VE-414, VE-521 to VE-526: Which audience, about what, for whom."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.box.tables import Tables
from palais.games.versailles_1682.engine.actions import AUDIENCE_KIND, CARD_KIND, DIRECTED, SEAT
from palais.games.versailles_1682.engine.constants import (
    AT_COURT,
    AUDIENCE,
    AUDIENCE_OF,
    DIRECTION,
    DOWN,
    INTERVENE,
    MARRY,
    MAX_PLAYERS,
    PALACE_LADY,
    RECALL,
    RECEIVER,
    RELEASE,
    REMARRY,
    ROUTE,
    TO_QUEEN,
    UP,
    WITHDRAW,
)
from palais.games.versailles_1682.engine.event_log import POWER_USED, Log, tell
from palais.games.versailles_1682.engine.refusals import LEGAL, NO_AUDIENCE, NO_TARGET, NOBODY_THERE, NOT_AT_COURT, NOT_NOW
from palais.games.versailles_1682.engine.rules.audiences.intervene import check_intervene
from palais.games.versailles_1682.engine.rules.audiences.marry import check_marry
from palais.games.versailles_1682.engine.rules.audiences.recall import check_recall
from palais.games.versailles_1682.engine.rules.audiences.release import check_release
from palais.games.versailles_1682.engine.rules.audiences.remarry import check_remarry
from palais.games.versailles_1682.engine.rules.audiences.withdraw import check_withdraw, check_withdraw_anything
from palais.games.versailles_1682.engine.rules.royal_decision import begin_petition
from palais.games.versailles_1682.engine.state import State


@rule
def check_audience(s: State, seat: int) -> int:
    """VE-432: Offered only if some audience can be asked for."""
    if s.status[seat] != AT_COURT:
        return NOT_AT_COURT
    for audience in (INTERVENE, RECALL, RELEASE, MARRY, REMARRY, WITHDRAW):
        if check_audience_kind(s, seat, audience) == LEGAL:
            return LEGAL
    return NO_AUDIENCE


@rule
def check_which(s: State, seat: int, action: int) -> int:
    """The Lady of the Palace has the two that are marked with a star (VE-624)."""
    audience = action - AUDIENCE_KIND
    if audience < WITHDRAW or audience > RECALL:
        return NOT_NOW
    if s.by_power and audience != INTERVENE and audience != RECALL:
        return NOT_NOW
    return check_audience_kind(s, seat, audience)


@rule
def check_audience_kind(s: State, seat: int, audience: int) -> int:
    """Can this audience be completed?"""
    if audience == REMARRY:
        return check_remarry(s)
    if audience == WITHDRAW:
        return check_withdraw_anything(s, seat)
    for other in range(s.players):
        if check_audience_seat(s, seat, audience, other) == LEGAL:
            return LEGAL
    return NO_TARGET


@rule
def check_audience_seat(s: State, seat: int, audience: int, other: int) -> int:
    if audience == MARRY:
        return check_marry(s, seat, other)
    if audience == INTERVENE:
        return check_intervene(s, seat, other)
    if audience == RELEASE:
        return check_release(s, seat, other)
    return check_recall(s, seat, other)


@rule
def choose_audience(s: State, action: int) -> None:
    s.audience = action - AUDIENCE_KIND
    s.step = ROUTE if s.audience == REMARRY else AUDIENCE_OF


@rule
def check_audience_of(s: State, seat: int, action: int) -> int:
    """The office to be withdrawn, or the courtier the audience is about."""
    if s.audience == WITHDRAW:
        return check_withdraw(s, seat, action - CARD_KIND)
    if not SEAT <= action < SEAT + MAX_PLAYERS:
        return NOT_NOW
    if action - SEAT >= s.players:
        return NOBODY_THERE
    return check_audience_seat(s, seat, s.audience, action - SEAT)


@rule
def choose_audience_of(s: State, t: Tables, action: int, log: Log) -> None:
    if s.audience == WITHDRAW:
        s.card = action - CARD_KIND
        s.target = int(s.holder[s.card])
        s.step = RECEIVER
        return
    s.target = action - SEAT
    if s.audience == INTERVENE:
        s.step = DIRECTION
    else:
        ask(s, t, log)


@rule
def check_direction(action: int) -> int:
    """VE-524: For or against."""
    return LEGAL if DIRECTED + UP <= action <= DIRECTED + DOWN else NOT_NOW


@rule
def ask(s: State, t: Tables, log: Log) -> None:
    """The route comes last; VE-624: the Lady of the Palace asks the Queen, or the Regent, herself."""
    if s.by_power:
        tell(log, POWER_USED, s.seat, PALACE_LADY, s.target, -1, 0)
        begin_petition(s, t, TO_QUEEN, log)
    else:
        s.step = ROUTE


@rule
def begin_audience(s: State) -> None:
    s.step = AUDIENCE
