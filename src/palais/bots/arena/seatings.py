"""Who sits where: every bot on the same deals from every seat."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import msgspec


class ArenaSeating(msgspec.Struct, frozen=True):
    """One game to be played: the deal, and which bot sits where. The kind of table is the bots around it in any order."""

    deal: int
    kind: int
    bots: list[int]


def tables(bots: int, players: int) -> list[list[int]]:
    """The kinds of table: one at which the last bot fills the empty seats, or every choice of bots if they are too many."""
    if bots <= players:
        return [[min(seat, bots - 1) for seat in range(players)]]
    return [list(chosen) for chosen in combinations(range(bots), players)]


def rotations(seats: Sequence[int]) -> list[list[int]]:
    """The seatings in which everybody moves on by a seat, each different one once."""
    turned = (tuple(seats[-n:]) + tuple(seats[:-n]) for n in range(len(seats)))
    return [list(seating) for seating in dict.fromkeys(turned)]


def seatings(bots: int, players: int) -> list[tuple[int, list[int]]]:
    """All seatings of one deal, with the kinds of their tables."""
    kinds = enumerate(tables(bots, players))
    return [(kind, seats) for kind, table in kinds for seats in rotations(table)]


def seating(bots: int, players: int, number: int) -> ArenaSeating:
    """The game of this number: each deal in all its seatings, one deal after the other."""
    cycle = seatings(bots, players)
    return ArenaSeating(number // len(cycle), *cycle[number % len(cycle)])
