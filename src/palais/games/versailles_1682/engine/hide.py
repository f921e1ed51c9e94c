"""What a seat may know, and worlds it cannot tell from the true one (VE-931, VE-932)."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from palais.core.jit import rule
from palais.core.rng import quick
from palais.games.versailles_1682.box.tables import Tables
from palais.games.versailles_1682.engine.constants import (
    EVERYONE,
    FIRST_ACTION_CARD,
    KIND_COUNT,
    MAIN,
    NO_CARD,
    NOBODY,
    POWER_TARGET,
    REROLL,
    SIGNED_WARRANT,
    TAKE,
    WARRANT,
)
from palais.games.versailles_1682.engine.rules.pending import clear_pending
from palais.games.versailles_1682.engine.state import State

Rng = npt.NDArray[np.uint64]


@rule
def hide_from(s: State, seat: int) -> None:
    """Blank in a copy what `seat` may not know: chance to come, the pile, other hands, what others have seen, and the small
    decisions of an action that is not yet complete.
    """
    s.viewer = seat
    s.chance_key[:] = np.uint64(0)
    s.chance_count[:] = np.uint64(0)
    s.forced[:, :] = 0
    s.forced_count[:] = 0
    s.wanted[:] = 0
    s.pile[:] = 0
    for other in range(s.players):
        if other != seat:
            s.hand[other, :] = 0
            s.seen[other, :, :] = 0
    if TAKE <= s.step <= POWER_TARGET and s.seat != seat:
        s.step = MAIN
        clear_pending(s)


@rule
def imagine(s: State, t: Tables, seat: int, rng: Rng) -> None:
    """Fill the blanks of a hidden copy by chance so that all that `seat` knows stays true.

    The imagined others have seen nothing of each other's hands: that is possible in every world.
    """
    count_unseen(s, t, seat)
    for other in range(s.players):
        if other != seat:
            deal_known(s, seat, other)
    deal_signed(s, seat, rng)
    deal_rest(s, seat, rng)
    for n in range(4):
        s.chance_key[n] = np.uint64(quick(rng, 1 << 31))
    s.viewer = EVERYONE


@rule
def count_unseen(s: State, t: Tables, seat: int) -> None:
    """Into the pile, for a start: all cards that this seat does not see; signed warrants as their own kind."""
    for kind in range(KIND_COUNT):
        unseen = int(t.copies[kind]) - int(s.house[kind]) - int(s.discard[kind]) - int(s.hand[seat, kind])
        for other in range(s.players):
            unseen -= int(s.before[other, kind])
        s.pile[kind] = unseen
    s.pile[SIGNED_WARRANT] = s.signed - s.hand[seat, SIGNED_WARRANT]
    s.pile[WARRANT] -= s.hand[seat, SIGNED_WARRANT] + s.pile[SIGNED_WARRANT]


@rule
def deal_known(s: State, seat: int, other: int) -> None:
    """What the seat has seen of a hand; and a request that has been announced is still in the hand it came from."""
    announced = s.card if s.step == REROLL and s.audience == NOBODY and other == s.seat else NO_CARD
    for kind in range(KIND_COUNT):
        known = int(s.seen[seat, other, kind])
        if kind == announced and kind < FIRST_ACTION_CARD:
            known = max(known, 1)
        s.hand[other, kind] = known
        s.pile[kind] -= known


@rule
def gaps(s: State, seat: int, other: int) -> int:
    """How many cards of another's hand have not been imagined yet."""
    if other == seat:
        return 0
    count = int(s.held[other])
    for kind in range(KIND_COUNT):
        count -= int(s.hand[other, kind])
    return count


@rule
def give_to_a_gap(s: State, seat: int, kind: int, rng: Rng) -> None:
    """One card to one of the gaps, each equally likely."""
    total = 0
    for other in range(s.players):
        total += gaps(s, seat, other)
    n = quick(rng, total)
    for other in range(s.players):
        n -= gaps(s, seat, other)
        if n < 0:
            s.hand[other, kind] += 1
            s.pile[kind] -= 1
            return


@rule
def deal_signed(s: State, seat: int, rng: Rng) -> None:
    """VE-932: Signed warrants are only in hands."""
    while s.pile[SIGNED_WARRANT] > 0:
        give_to_a_gap(s, seat, SIGNED_WARRANT, rng)


@rule
def deal_rest(s: State, seat: int, rng: Rng) -> None:
    """The other gaps are filled from all that is left; what remains is the pile."""
    left = 0
    for kind in range(KIND_COUNT):
        left += int(s.pile[kind])
    for other in range(s.players):
        for _ in range(gaps(s, seat, other)):
            n, kind = quick(rng, left), 0
            while n >= s.pile[kind]:
                n -= int(s.pile[kind])
                kind += 1
            s.hand[other, kind] += 1
            s.pile[kind] -= 1
            left -= 1
