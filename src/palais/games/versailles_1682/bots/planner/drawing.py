"""What a card from the pile is worth: the mean over all cards that the seat does not see."""

from __future__ import annotations

from math import exp

from palais.core.jit import rule
from palais.games.versailles_1682.bots.mind import Mind
from palais.games.versailles_1682.bots.value import columns as c
from palais.games.versailles_1682.bots.value.features import look
from palais.games.versailles_1682.bots.value.hand import note_request
from palais.games.versailles_1682.bots.value.value import score
from palais.games.versailles_1682.box.tables import Tables
from palais.games.versailles_1682.engine.constants import AT_COURT, KIND_COUNT, WARRANT
from palais.games.versailles_1682.engine.state import State


@rule
def note_unseen(s: State, t: Tables, mind: Mind) -> None:
    """What may come: all cards that lie nowhere in the open and not in the own hand. Signed warrants are in hands."""
    for kind in range(KIND_COUNT):
        unseen = int(t.copies[kind]) - int(s.house[kind]) - int(s.discard[kind]) - int(s.hand[mind.seat, kind])
        for seat in range(s.players):
            unseen -= int(s.before[seat, kind])
            if seat != mind.seat:
                unseen -= int(s.seen[mind.seat, seat, kind])
        mind.unseen[kind] = max(0, unseen)


@rule
def worth_of_drawing(s: State, t: Tables, mind: Mind) -> float:
    """The expected share after one more card; `s` is changed. Only the own row differs from card to card."""
    seat = mind.seat
    s.actions_left = 0
    s.held[seat] += 1
    look(s, t, mind)
    others = 0.0
    for other in range(s.players):
        if other != seat:
            others += exp(score(mind, other))
    total, count = 0.0, 0
    for kind in range(KIND_COUNT):
        if mind.unseen[kind] > 0:
            own = exp(score_with(s, t, mind, kind))
            total += mind.unseen[kind] * own / (own + others)
            count += mind.unseen[kind]
    return total / max(1, count)


@rule
def score_with(s: State, t: Tables, mind: Mind, kind: int) -> float:
    """The own score with a card of this kind in the hand."""
    x = mind.x[mind.seat]
    best, second, all_of_them, later = x[c.BEST_REQUEST], x[c.SECOND_REQUEST], x[c.ALL_REQUESTS], x[c.BEST_LATER]
    x[c.HAND + kind] += 1.0
    x[c.UNKNOWN] = 0.0
    if kind < WARRANT and s.status[mind.seat] == AT_COURT:
        note_request(s, t, mind, mind.seat, kind, 12.0 * float(x[c.TIME_LEFT]))
    found = score(mind, mind.seat)
    x[c.HAND + kind] -= 1.0
    x[c.BEST_REQUEST], x[c.SECOND_REQUEST], x[c.ALL_REQUESTS], x[c.BEST_LATER] = best, second, all_of_them, later
    return found
