"""What an audience is worth."""

from __future__ import annotations

from collections.abc import Callable

from palais.games.versailles_1682.bots.card_worth import NOTHING
from palais.games.versailles_1682.bots.worth import POINT, Worth
from palais.games.versailles_1682.engine.actions import CARD_KIND, SEAT, TO_HOUSE
from palais.games.versailles_1682.engine.constants import (
    AUDIENCE_OF,
    FIRST_OFFICE,
    INTERVENE,
    LAST_OFFICE,
    MARRY,
    NO_CARD,
    RECALL,
    RECEIVER,
    RELEASE,
    REMARRY,
    WITHDRAW,
)

Reach = Callable[..., list[int]]  # what could be answered to a later question


def audience_worth(w: Worth, audience: int, in_reach: Reach) -> float:
    if audience == REMARRY:
        return w.petition(2 * POINT)
    subjects = in_reach(AUDIENCE_OF, audience=audience)
    if audience == WITHDRAW:
        return max(_office_worth(w, action - CARD_KIND, in_reach) for action in subjects)
    others = [action - SEAT for action in subjects]
    if audience == MARRY:
        return w.petition(max(w.married_to(other) for other in others))
    if audience == INTERVENE:
        return w.petition(max(abs(w.weight(other)) for other in others) * 1.5 * POINT, starred=True)
    if audience in (RELEASE, RECALL):
        friend = w.spouse() in others
        return w.petition(2500.0 if friend else 0.0, starred=audience == RECALL)
    return NOTHING


def _office_worth(w: Worth, kind: int, in_reach: Reach) -> float:
    receivers = in_reach(RECEIVER, card=kind, target=int(w.h.holder[kind]), audience=WITHDRAW)
    return max(withdraw_worth(w, kind, action) for action in receivers)


def withdraw_worth(w: Worth, kind: int, receiver: int) -> float:
    """What the holder loses and the receiver gets, seen from the own seat."""
    holder = int(w.h.holder[kind])
    gain = -w.weight(holder) * w.card(kind)
    if receiver != TO_HOUSE:
        seat = receiver - SEAT
        gain += w.weight(seat) * w.card(kind)
        if seat == w.seat and FIRST_OFFICE <= kind <= LAST_OFFICE and w.h.office[seat] != NO_CARD:
            gain -= w.card(int(w.h.office[seat]))
    return w.petition(gain)
