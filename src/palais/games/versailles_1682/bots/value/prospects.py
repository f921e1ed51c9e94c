"""What everyone's cards pay, now and until the game ends: the frame of every judgement."""

from __future__ import annotations

from math import sqrt
from typing import Final

from palais.core.jit import rule
from palais.games.versailles_1682.bots.mind import Floats, Mind
from palais.games.versailles_1682.bots.value.requests import promise_of_hand
from palais.games.versailles_1682.box.tables import Tables
from palais.games.versailles_1682.engine.constants import (
    BARON,
    DEAD,
    FAVOURITE,
    FIRST_OFFICE,
    IN_BASTILLE,
    LAST_GOVERNORSHIP,
    LAST_PENSION,
    MAIN,
    NOBODY,
    OVER,
)
from palais.games.versailles_1682.engine.state import State

GROWTH: Final = 600.0  # livres by which incomes grow in a round
LEAST_ROUNDS: Final = 0.5


@rule
def offset(s: State, seat: int) -> int:
    """How many turns after the Steward's first."""
    return int((seat - s.steward) % s.players)


@rule
def turns_to_come(s: State, seat: int) -> int:
    """VE-341: In this round, the running one left out."""
    first = offset(s, seat)
    if s.step < MAIN:
        return 2 if first == 0 else 1
    if first == 0:
        return 1 if s.turn_index < s.players else 0
    return 1 if s.turn_index < first else 0


@rule
def is_paid_later(s: State, seat: int) -> bool:
    """VE-421: Is this round's income still to come?"""
    first = offset(s, seat)
    return bool(s.step < MAIN or first == 0 or s.turn_index <= first)


@rule
def earnings(s: State, t: Tables, seat: int, unpaid_only: bool) -> float:
    """VE-801: What the seat's income step is worth; with `unpaid_only`, in this round (VE-802)."""
    if s.status[seat] == IN_BASTILLE or s.status[seat] == DEAD:
        return 0.0
    livres = t.rents + int(s.before[seat, FAVOURITE]) * int(t.income[FAVOURITE])
    for kind in range(BARON, LAST_PENSION + 1):
        livres += int(s.before[seat, kind]) * int(t.income[kind])
    for kind in range(FIRST_OFFICE, LAST_GOVERNORSHIP + 1):
        if s.before[seat, kind] > 0 and not (unpaid_only and s.paid[kind]):
            livres += int(t.income[kind])
    return float(livres)


@rule
def add_shared(s: State, seat: int, livres: float, to: Floats) -> None:
    """VE-803: Spouses, neither in the Bastille, halve it."""
    spouse = int(s.spouse[seat])
    if spouse != NOBODY and s.status[spouse] != IN_BASTILLE:
        to[seat] += livres / 2
        to[spouse] += livres / 2
    else:
        to[seat] += livres


@rule
def foresee(s: State, t: Tables, mind: Mind) -> float:
    """Fill in steady incomes, purses at the end of this round and promised fortunes; answer the rounds left after this one."""
    for seat in range(s.players):
        mind.steady[seat], mind.purse[seat] = 0.0, float(s.fortune[seat])
    for seat in range(s.players):
        add_shared(s, seat, earnings(s, t, seat, False), mind.steady)
        if is_paid_later(s, seat) and s.step != OVER:
            add_shared(s, seat, earnings(s, t, seat, True), mind.purse)
    rounds = rounds_left(s, mind)
    for seat in range(s.players):
        hand = promise_of_hand(s, t, mind, seat, 2 * turns_to_come(s, seat), rounds)
        mind.promise[seat] = mind.purse[seat] + rounds * mind.steady[seat] + hand
    return rounds


@rule
def rounds_left(s: State, mind: Mind) -> float:
    """After this one, until the first has the goal if all incomes keep growing; at most what VE-813 leaves."""
    rounds = float(max(0, s.max_rounds - s.round))
    for seat in range(s.players):
        need = s.goal - mind.purse[seat]
        if need <= 0:
            return 0.0
        income = mind.steady[seat]
        rounds = min(rounds, (sqrt(income * income + 2 * GROWTH * need) - income) / GROWTH)
    return max(LEAST_ROUNDS, rounds) if s.round < s.max_rounds else 0.0
