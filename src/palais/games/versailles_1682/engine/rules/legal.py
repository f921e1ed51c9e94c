"""Which actions are legal now, as a list or one by chance: candidates put to `check`."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from palais.core.jit import rule
from palais.core.rng import quick
from palais.games.versailles_1682.box.tables import Tables
from palais.games.versailles_1682.engine.actions import (
    ACTIONS,
    AMOUNTS,
    AUDIENCE_KIND,
    BY_ROUTE,
    CARD_KIND,
    COUNTRY,
    COURT_AT,
    DIRECTED,
    LEVY,
    NO,
    PAY,
    PERSON,
    SEAT,
)
from palais.games.versailles_1682.engine.constants import (
    AUDIENCE_OF,
    FIRST_OFFICE,
    GIVE_SECOND,
    LAST_GOVERNORSHIP,
    NEGOTIATE,
    WITHDRAW,
)
from palais.games.versailles_1682.engine.rules.check import check
from palais.games.versailles_1682.engine.state import State

LAST_CARD = CARD_KIND + 63
OFFICE_COUNT = LAST_GOVERNORSHIP - FIRST_OFFICE + 1  # with the governorships
# The first and the last action that can be legal in a step, in the order of constants.STEPS.
FIRST = (
    *(PERSON, COUNTRY, NO, COUNTRY, NO, COURT_AT),
    *(NO, CARD_KIND, CARD_KIND, SEAT, BY_ROUTE, AUDIENCE_KIND, SEAT, SEAT, DIRECTED),
    *(SEAT, CARD_KIND, SEAT),
    *(CARD_KIND - 1, CARD_KIND, CARD_KIND, NO, CARD_KIND, NO),
)
LAST = (
    *(PERSON + 1, COUNTRY + 2, NO + 1, COUNTRY + 2, ACTIONS - 1, COURT_AT + 1),
    *(LEVY, LAST_CARD, LAST_CARD, COUNTRY + 2, BY_ROUTE + 2, AUDIENCE_KIND + 5, LAST_CARD, SEAT + 8, DIRECTED + 1),
    *(SEAT + 5, LAST_CARD, COUNTRY + 2),
    *(LAST_CARD, LAST_CARD, LAST_CARD, NO + 1, LAST_CARD, NO),
)


@rule
def legal(s: State, t: Tables, seat: int, out: npt.NDArray[np.int64]) -> int:
    """Write the legal actions of a seat into `out`, in ascending order; answer how many there are."""
    count = 0
    for n in range(candidates(s)):
        a = candidate(s, n)
        if check(s, t, seat, a) == 0:
            out[count] = a
            count += 1
    return count


@rule
def random_action(s: State, t: Tables, seat: int, rng: npt.NDArray[np.uint64]) -> int:
    """One of the legal actions, each equally likely: draw candidates until `check` takes one. No list is built."""
    size = candidates(s)
    while True:
        a = candidate(s, quick(rng, size))
        if check(s, t, seat, a) == 0:
            return a


@rule
def candidates(s: State) -> int:
    """How many actions come into question in this step; `check` decides."""
    if s.step == NEGOTIATE:
        return 1 + AMOUNTS * s.players
    if s.step == AUDIENCE_OF:
        return OFFICE_COUNT if s.audience == WITHDRAW else s.players
    return LAST[s.step] - FIRST[s.step] + 1


@rule
def candidate(s: State, n: int) -> int:
    """The n-th of them."""
    if s.step == NEGOTIATE:
        return NO if n == 0 else PAY + n - 1
    if s.step == GIVE_SECOND and n == 0:
        return NO
    if s.step == AUDIENCE_OF and s.audience == WITHDRAW:
        return CARD_KIND + FIRST_OFFICE + n
    return FIRST[s.step] + n


@rule
def acting_seat(s: State) -> int:
    """The first seat that the game waits for."""
    if s.step != NEGOTIATE:
        return s.seat
    seat = 0
    while s.ready[seat]:
        seat += 1
    return seat
