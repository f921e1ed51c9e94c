"""What a hand promises: the own one is known, of the others what has been seen (VE-931)."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.bots.mind import Mind
from palais.games.versailles_1682.bots.value import columns as c
from palais.games.versailles_1682.bots.value.requests import known
from palais.games.versailles_1682.box.tables import BOTH, Tables
from palais.games.versailles_1682.engine.constants import (
    AT_COURT,
    FIRST_OFFICE,
    KIND_COUNT,
    LAST_OFFICE,
    NO_CARD,
    NOBODY,
    WARRANT,
)
from palais.games.versailles_1682.engine.rules.request import is_beneficiary
from palais.games.versailles_1682.engine.state import State

INCOME = 5000.0


@rule
def look_at_hand(s: State, t: Tables, mind: Mind, seat: int, rounds: float) -> None:
    """A column for each known card, and what the best requests would pay by their chance of being granted."""
    x = mind.x[seat]
    x[c.CARDS] = s.held[seat] / 10.0
    x[c.CARDS_IN_TIME] = x[c.CARDS] * x[c.TIME_LEFT]
    unknown = int(s.held[seat])
    if mind.seat == NOBODY:
        x[c.UNKNOWN] = unknown / 10.0
        return
    for kind in range(KIND_COUNT):
        count = known(s, mind, seat, kind)
        if count > 0:
            unknown -= count
            x[c.HAND + kind] = count
            if kind < WARRANT and s.status[seat] == AT_COURT:
                note_request(s, t, mind, seat, kind, rounds)
    x[c.UNKNOWN] = unknown / 10.0


@rule
def note_request(s: State, t: Tables, mind: Mind, seat: int, kind: int, rounds: float) -> None:
    """The best, the second best and all that can be asked for now; the best of those that need more standing."""
    x, pays = mind.x[seat], float(t.income[kind])
    if FIRST_OFFICE <= kind <= LAST_OFFICE and s.office[seat] != NO_CARD:
        pays -= float(t.income[s.office[seat]])
    worth = pays * min(rounds, 6.0) / 6.0 / INCOME
    if worth <= 0.0:
        return
    if not is_beneficiary(s, t, seat, kind, seat):
        fits = t.who[kind] == BOTH or s.sex[seat] == t.who[kind]
        if fits:
            x[c.BEST_LATER] = max(x[c.BEST_LATER], worth)
        return
    worth *= x[c.CHANCE]
    x[c.ALL_REQUESTS] += worth
    if worth > x[c.BEST_REQUEST]:
        x[c.BEST_REQUEST], x[c.SECOND_REQUEST] = worth, x[c.BEST_REQUEST]
    else:
        x[c.SECOND_REQUEST] = max(x[c.SECOND_REQUEST], worth)
