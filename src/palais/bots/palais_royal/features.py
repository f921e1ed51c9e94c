"""What the value function sees of a position: a row of numbers, from the side of the player in turn.

A position is judged when the player in turn has nothing left to do but draw cards (phase `cards`) or has kept some (`keep`), and
while the free servants of the set-up are put. Blocks of BLOCK numbers follow each other, first the own one, then those of the
others in turn order; then come what only the own seat knows, the rows of the park and the clock. Only public facts and the
own hand are read, so a hidden record and the full one give the same row.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from palais.bots.palais_royal.prospects import prospect, rounds_left
from palais.core.jit import rule
from palais.games.palais_royal.names import (
    BACKDOOR,
    CARDS,
    COURT,
    DRAW,
    EMPTY,
    KING,
    MADAME,
    MAX_PLAYERS,
    MAX_ROWS,
    MINT,
    PRIVILEGES,
    ROOMS,
    STAIRS,
)
from palais.games.palais_royal.rules.draw import cards_to_draw
from palais.games.palais_royal.rules.majority import has_majority_bonus
from palais.games.palais_royal.rules.recruit import price
from palais.games.palais_royal.rules.scoring import FIRST_ROW, ROW_SERVANTS, TOTAL, Sheet, score
from palais.games.palais_royal.state import State
from palais.games.palais_royal.tables import Tables

ROOM_KINDS, PRIVILEGE_KINDS, CARD_KINDS = len(ROOMS), len(PRIVILEGES), len(CARDS)
BONUS_ROOMS: Final = (COURT, STAIRS, MINT, KING, MADAME)

# The numbers of a block, by where each begins.
POINTS: Final = 0
PARK: Final = 1
HELD: Final = 2
GOLD: Final = 3
IN_ROOM: Final = 4
SUPPLY: Final = IN_ROOM + ROOM_KINDS
RESERVE: Final = SUPPLY + 1
EXTRA: Final = RESERVE + 1
BONUS: Final = EXTRA + PRIVILEGE_KINDS
PROSPECT: Final = BONUS + len(BONUS_ROOMS)
FLOW: Final = PROSPECT + 1  # stairs, court and mint, each times the rounds left
BLOCK: Final = FLOW + 3

# Behind the blocks.
HAND: Final = MAX_PLAYERS * BLOCK
TO_DRAW: Final = HAND + CARD_KINDS
IN_REACH: Final = TO_DRAW + 1  # the best and the second best noble as things stand
ROW_LEAD: Final = IN_REACH + 2
CLOCK: Final = ROW_LEAD + MAX_ROWS  # rounds left, nobles above the end, last round, who is still to come, anything left
FEATURES: Final = CLOCK + 5

SEAL_SHORT, GOLD_SHORT = 1.3, 0.7  # what each missing piece takes off a noble's points

Row = npt.NDArray[np.float32]


@rule
def look(s: State, t: Tables, sheet: Sheet, x: Row) -> float:
    """Fill `x` for the player in turn. The answer is the lead in points, over the best of the others."""
    sheet[:] = 0
    score(s, t, sheet)
    left = rounds_left(s, t)
    lead = -1e9
    for n in range(s.players):
        seat = (s.player + n) % s.players
        look_at_seat(s, t, seat, sheet, left, x[n * BLOCK :])
        if n > 0:
            lead = max(lead, -float(sheet[seat, TOTAL]))
    look_at_own(s, t, sheet, x)
    look_at_clock(s, t, left, x)
    return float(lead + sheet[s.player, TOTAL] + sure_points(s, t))


@rule
def sure_points(s: State, t: Tables) -> int:
    """In the last round every servant at the back door is a card to keep, and that a point (PR-352, PR-402)."""
    if not s.last_round or s.phase != DRAW:
        return 0
    held = s.held[s.player]
    return int(min(t.hand_max, held + s.servants[s.player, BACKDOOR]) - min(t.hand_max, held))


@rule
def look_at_seat(s: State, t: Tables, seat: int, sheet: Sheet, left: float, x: Row) -> None:
    """The block of one seat: points, cards, gold, servants, privileges, majorities and what they promise."""
    x[POINTS] = sheet[seat, TOTAL] / 10.0
    x[PARK] = park_points(t, sheet, seat) / 5.0
    x[HELD] = s.held[seat] / 3.0
    x[GOLD] = s.gold[seat] / 5.0
    for room in range(ROOM_KINDS):
        x[IN_ROOM + room] = s.servants[seat, room] / 3.0
    x[SUPPLY] = s.supply[seat] / 5.0
    x[RESERVE] = s.reserve[seat] / 5.0
    for privilege in range(PRIVILEGE_KINDS):
        x[EXTRA + privilege] = s.extra[seat, privilege] / 2.0
    n = 0
    for room in BONUS_ROOMS:
        x[BONUS + n] = 1.0 if has_majority_bonus(s, t, seat, room) else 0.0
        n += 1
    x[PROSPECT] = prospect(s, t, seat, left) / 10.0
    x[FLOW] = left * s.servants[seat, STAIRS] / 10.0
    x[FLOW + 1] = left * s.servants[seat, COURT] / 10.0
    x[FLOW + 2] = left * s.servants[seat, MINT] / 10.0


@rule
def park_points(t: Tables, sheet: Sheet, seat: int) -> int:
    points = 0
    for row in range(t.rows):
        points += sheet[seat, FIRST_ROW + row]
    return points


@rule
def look_at_own(s: State, t: Tables, sheet: Sheet, x: Row) -> None:
    """What only the own seat knows, the nobles in reach, and the lead in each row of the park."""
    seat = s.player
    for card in range(CARD_KINDS):
        x[HAND + card] = s.hand[seat, card]
    x[TO_DRAW] = cards_to_draw(s, seat) / 3.0 if s.phase == DRAW else 0.0
    best, second = in_reach(s, t, seat)
    x[IN_REACH], x[IN_REACH + 1] = best / 5.0, second / 5.0
    for row in range(t.rows):
        others = 0
        for other in range(s.players):
            if other != seat:
                others = max(others, sheet[other, ROW_SERVANTS + row])
        x[ROW_LEAD + row] = (sheet[seat, ROW_SERVANTS + row] - others) / 2.0


@rule
def in_reach(s: State, t: Tables, seat: int) -> tuple[float, float]:
    """The points of the two most promising nobles, less what is missing for each as things stand."""
    best, second = 0.0, 0.0
    king, madame, gold = s.servants[seat, KING], s.servants[seat, MADAME], s.gold[seat]
    for field in range(t.fields):
        tile = s.noble_at[field]
        if tile == EMPTY:
            continue
        seals = max(0, t.tile_king[tile] - king) + max(0, t.tile_madame[tile] - madame)
        promise = t.tile_points[tile] - SEAL_SHORT * seals
        if promise > second:
            promise -= GOLD_SHORT * max(0, price(s, t, field) - gold)
        if promise > best:
            best, second = promise, best
        elif promise > second:
            second = promise
    return best, second


@rule
def look_at_clock(s: State, t: Tables, left: float, x: Row) -> None:
    """How much of the game is left, and how many are still to have their turn in this round."""
    to_come = (s.start - s.player - 1) % s.players
    x[CLOCK] = left / 5.0
    x[CLOCK + 1] = max(0, s.nobles_in_park - t.nobles_left) / 10.0
    x[CLOCK + 2] = 1.0 if s.last_round else 0.0
    x[CLOCK + 3] = to_come / 3.0
    x[CLOCK + 4] = 0.0 if s.last_round and to_come == 0 else 1.0
