"""Which noble is worth going for, and which servants would have to walk where for it."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from palais.core.jit import rule
from palais.games.palais_royal.box.tables import Tables
from palais.games.palais_royal.engine.constants import (
    DIAGONAL,
    EMPTY,
    KING,
    MADAME,
    OFFICE,
    PRIVILEGES,
    ROOMS,
)
from palais.games.palais_royal.engine.rules.recruit import price
from palais.games.palais_royal.engine.state import State

ROOM_KINDS = len(ROOMS)
PRIVILEGE_KINDS = len(PRIVILEGES)
NOTHING: Final = -1
NEVER: Final = -1e9

# What one unit of a privilege is worth over a whole game, in points: gate, moves, diagonal, gold, king, madame, cards.
PRIVILEGE_WORTH: Final = (1.5, 2.0, 2.0, 1.5, 3.5, 3.5, 0.3)
SERVANT_WORTH: Final = 1.2
BORDER_WORTH: Final = 1.0
# How unwillingly a servant leaves a room: court, gate, stairs, mint, king, madame, office, back door, Cardinal.
RELUCTANCE: Final = (2.0, 0.0, 3.0, 1.0, 0.8, 0.8, 0.8, 0.5, 0.7)

Spare = npt.NDArray[np.int64]


@rule
def rounds_to_come(s: State, t: Tables) -> float:
    """A rough guess: each player recruits a little more than one noble a turn."""
    if s.last_round:
        return 0.0
    return (s.nobles_in_park - t.nobles_left) / (1.2 * s.players)


@rule
def worth(s: State, t: Tables, field: int) -> float:
    """What the noble on a field is worth: its points, and its privilege for as long as the game may last."""
    tile = s.noble_at[field]
    share = min(rounds_to_come(s, t) / 6.0, 1.0)
    value = float(t.tile_points[tile]) + SERVANT_WORTH * share * t.tile_servants[tile]
    for privilege in range(PRIVILEGE_KINDS):
        value += PRIVILEGE_WORTH[privilege] * share * t.tile_gives[tile, privilege]
    return float(value + BORDER_WORTH * t.is_border[field])


@rule
def apart(s: State, t: Tables, seat: int, origin: int, target: int) -> int:
    """How many moves two rooms are apart for this player."""
    diagonals = 1 if s.extra[seat, DIAGONAL] > 0 else 0
    return int(t.distance[diagonals, s.place[origin], s.place[target]])


@rule
def need(t: Tables, tile: int, room: int) -> int:
    """How many servants a noble needs in a room."""
    if room == OFFICE:
        return 1
    if room == KING:
        return int(t.tile_king[tile])
    return int(t.tile_madame[tile]) if room == MADAME else 0


@rule
def nearest(s: State, t: Tables, seat: int, target: int, spare: Spare) -> int:
    """The room from which a spare servant had best walk to `target`, or NOTHING."""
    best, least = NOTHING, 1e9
    for room in range(ROOM_KINDS):
        cost = apart(s, t, seat, room, target) + RELUCTANCE[room]
        if room != target and spare[room] > 0 and cost < least:
            best, least = room, cost
    return best


@rule
def reserve(s: State, t: Tables, seat: int, tile: int, spare: Spare) -> tuple[int, int, int]:
    """Take the servants a noble needs out of `spare`: how many moves it costs, and the first walk, from and to.

    The moves are NOTHING if there are not enough servants at all.
    """
    for room in (OFFICE, KING, MADAME):
        spare[room] -= need(t, tile, room)
    moves, origin, target = 0, NOTHING, NOTHING
    for room in (OFFICE, KING, MADAME):
        while spare[room] < 0:
            source = nearest(s, t, seat, room, spare)
            if source == NOTHING:
                return NOTHING, origin, target
            spare[source] -= 1
            spare[room] += 1
            moves += apart(s, t, seat, source, room)
            if origin == NOTHING:
                origin, target = source, room
    return moves, origin, target


@rule
def best_target(
    s: State, t: Tables, seat: int, gold: int, moves: int, spare: Spare, trial: Spare, taken: Spare
) -> tuple[int, bool]:
    """The field whose noble promises most, and whether it is within reach this turn."""
    best, best_score, best_reach = NOTHING, NEVER, False
    for field in range(t.fields):
        if s.noble_at[field] == EMPTY or taken[field]:
            continue
        trial[:] = spare
        cost, _, _ = reserve(s, t, seat, s.noble_at[field], trial)
        if cost == NOTHING:
            continue
        gold_short = max(0, price(s, t, field) - gold)
        moves_short = max(0, cost - moves)
        score = worth(s, t, field) - 0.35 * price(s, t, field) - 0.25 * cost - 1.2 * gold_short - 0.8 * moves_short
        reach = gold_short == 0 and moves_short == 0
        if reach:
            score += 100.0
        if score > best_score:
            best, best_score, best_reach = field, score, reach
    return best, best_reach
