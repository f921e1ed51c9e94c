"""What a card from the pile is worth: the mean over all cards that the seat does not see."""

from __future__ import annotations

from math import exp

from palais.core.jit import rule
from palais.games.versailles_1682.bots.mind import Mind
from palais.games.versailles_1682.bots.value import columns as c
from palais.games.versailles_1682.bots.value.features import look, look_at_rank
from palais.games.versailles_1682.bots.value.prospects import foresee, turns_to_come
from palais.games.versailles_1682.bots.value.requests import promise_of_hand
from palais.games.versailles_1682.bots.value.value import score
from palais.games.versailles_1682.box.tables import Tables
from palais.games.versailles_1682.engine.constants import KIND_COUNT, WARRANT
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
    rounds = foresee(s, t, mind)
    others = 0.0
    for other in range(s.players):
        if other != seat:
            others += exp(score(mind, other))
    hand, total, count = promise_of_hand(s, t, mind, seat, 2 * turns_to_come(s, seat), rounds), 0.0, 0
    without = mind.promise[seat] - hand
    for kind in range(KIND_COUNT):
        if mind.unseen[kind] > 0:
            own = exp(score_with(s, t, mind, kind, without, hand, rounds))
            total += mind.unseen[kind] * own / (own + others)
            count += mind.unseen[kind]
    return float(total / max(1, count))


@rule
def score_with(s: State, t: Tables, mind: Mind, kind: int, without: float, hand: float, rounds: float) -> float:
    """The own score with a card of this kind in the hand; what is promised `without` a hand, and by this one."""
    seat = mind.seat
    s.hand[seat, kind] += 1
    mind.x[seat, c.HAND + kind] += 1.0
    mind.x[seat, c.UNKNOWN] = 0.0
    if kind < WARRANT:
        hand = promise_of_hand(s, t, mind, seat, 2 * turns_to_come(s, seat), rounds)
    mind.promise[seat] = without + hand
    look_at_rank(s, mind, seat, rounds)
    found = score(mind, seat)
    s.hand[seat, kind] -= 1
    mind.x[seat, c.HAND + kind] -= 1.0
    return found
