"""Seatings: every bot plays the same deals from every seat."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import msgspec


class ArenaSeating(msgspec.Struct, frozen=True):
    """One game to play: the deal, and the bot in each seat. The kind of table is its bots in any order."""

    deal: int
    kind: int
    bots: list[int]


def tables(bots: int, players: int) -> list[list[int]]:
    """The kinds of table: one whose last bot fills empty seats; or all combinations, if there are more bots than seats."""
    if bots <= players:
        return [[min(seat, bots - 1) for seat in range(players)]]
    return [list(chosen) for chosen in combinations(range(bots), players)]


def rotations(seats: Sequence[int]) -> list[list[int]]:
    """The distinct rotations of a seating."""
    turned = (tuple(seats[-n:]) + tuple(seats[:-n]) for n in range(len(seats)))
    return [list(seating) for seating in dict.fromkeys(turned)]


def seatings(bots: int, players: int) -> list[tuple[int, list[int]]]:
    """All seatings of one deal, with the kinds of their tables."""
    kinds = enumerate(tables(bots, players))
    return [(kind, seats) for kind, table in kinds for seats in rotations(table)]


def seating(bots: int, players: int, number: int) -> ArenaSeating:
    """The game with this number. Each deal is played in all its seatings before the next deal."""
    cycle = seatings(bots, players)
    return ArenaSeating(number // len(cycle), *cycle[number % len(cycle)])
