"""What the requests in a hand may still bring: each by its chance, and the later the less, since a turn has two actions."""

from __future__ import annotations

from typing import Final

from palais.core.jit import rule
from palais.games.versailles_1682.bots.mind import QUEUE, Mind
from palais.games.versailles_1682.box.tables import Tables
from palais.games.versailles_1682.engine.constants import (
    AT_COURT,
    FIRST_OFFICE,
    FIRST_PENSION,
    LAST_OFFICE,
    LAST_PENSION,
    NO_CARD,
    NOBODY,
    SIDES,
    WARRANT,
)
from palais.games.versailles_1682.engine.rules.request import is_beneficiary
from palais.games.versailles_1682.engine.state import State

UNKNOWN_REQUEST: Final = 300.0  # livres a round that a card one does not know may bring


@rule
def known(s: State, mind: Mind, seat: int, kind: int) -> int:
    """How many cards of a kind the thinking seat knows to be in a hand."""
    if seat == mind.seat:
        return int(s.hand[seat, kind])
    return 0 if mind.seat == NOBODY else int(s.seen[mind.seat, seat, kind])


@rule
def best_chance(s: State, seat: int) -> float:
    """VE-503, VE-504: To the crown, or through the Queen."""
    crown = max(0, min(SIDES, s.k[seat] if s.king else s.q[seat])) / SIDES
    queen = max(0, min(SIDES, s.q[seat])) / SIDES if s.king and s.queen else 0.0
    return float(max(crown, queen * queen))


@rule
def promise_of_hand(s: State, t: Tables, mind: Mind, seat: int, actions: int, rounds: float) -> float:
    """Livres until the end, if the best requests are asked for one after the other; `actions` are left in this round."""
    if s.status[seat] != AT_COURT:
        return 0.0
    line_up(s, t, mind, seat)
    chance, livres = best_chance(s, seat), 0.0
    for n in range(QUEUE):
        wait = 0.0 if n < actions else 1.0 + (n - actions) // 2
        livres += chance * mind.queue[n] * max(0.0, rounds - wait)
    return livres


@rule
def line_up(s: State, t: Tables, mind: Mind, seat: int) -> None:
    """Known requests that can be asked for by what they pay, then a share of what is not known. VE-512 limits the number."""
    mind.queue[:] = 0.0
    unknown, office, pensions = int(s.held[seat]), 0.0, t.pensions
    for kind in range(FIRST_PENSION, LAST_PENSION + 1):
        pensions -= int(s.before[seat, kind])
    for kind in range(WARRANT - 1, -1, -1):
        count = known(s, mind, seat, kind)
        if count > 0:
            unknown -= count
            if is_beneficiary(s, t, seat, kind, seat):
                if FIRST_OFFICE <= kind <= LAST_OFFICE:
                    office = max(office, float(t.income[kind]))
                elif FIRST_PENSION <= kind <= LAST_PENSION:
                    pensions = join_pensions(t, mind, kind, count, pensions)
                else:
                    join_queue(mind, float(t.income[kind]))
    held = float(t.income[s.office[seat]]) if s.office[seat] != NO_CARD else 0.0
    if office > held:
        join_queue(mind, office - held)
    if seat != mind.seat:
        for _ in range(min(unknown, 4)):
            join_queue(mind, UNKNOWN_REQUEST)


@rule
def join_pensions(t: Tables, mind: Mind, kind: int, count: int, room: int) -> int:
    """As many as there is room for; the greater ones come first."""
    taken = min(count, max(0, room))
    for _ in range(taken):
        join_queue(mind, float(t.income[kind]))
    return room - taken


@rule
def join_queue(mind: Mind, livres: float) -> None:
    """Keep the best ones, in order."""
    for n in range(QUEUE):
        if livres > mind.queue[n]:
            mind.queue[n], livres = livres, mind.queue[n]
