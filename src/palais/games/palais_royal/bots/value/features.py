"""The features of a position for the value function: a row of numbers, from the side of the player in turn.

A position is evaluated when the player in turn can only draw cards (phase `cards`) or has kept some (`keep`), and during the
set-up. First comes a block of BLOCK numbers for each player, the own one first, then the others in turn order; then what only
the own seat knows, the rows of the park and the clock. Only public facts and the own hand are read, so a hidden record and the
full one give the same row.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from palais.core.jit import rule
from palais.games.palais_royal.bots.value.prospects import BONUS_ROOMS, prospect, rounds_left
from palais.games.palais_royal.box.tables import Tables
from palais.games.palais_royal.engine.constants import (
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
from palais.games.palais_royal.engine.rules.draw import cards_to_draw
from palais.games.palais_royal.engine.rules.majority import has_majority_bonus
from palais.games.palais_royal.engine.rules.recruit import price
from palais.games.palais_royal.engine.rules.scoring import FIRST_ROW, ROW_SERVANTS, TOTAL, Sheet, score
from palais.games.palais_royal.engine.state import State

ROOM_KINDS, PRIVILEGE_KINDS, CARD_KINDS = len(ROOMS), len(PRIVILEGES), len(CARDS)

# Where each part of a block begins.
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
IN_REACH: Final = FLOW + 3  # the best and the second best noble as things stand
BLOCK: Final = IN_REACH + 2

# Behind the blocks.
HAND: Final = MAX_PLAYERS * BLOCK
TO_DRAW: Final = HAND + CARD_KINDS
LEFT: Final = TO_DRAW + 1  # what the nobles still in the park give: privileges by kind, servants, points
ROW_LEAD: Final = LEFT + PRIVILEGE_KINDS + 2
CLOCK: Final = ROW_LEAD + MAX_ROWS  # rounds left, nobles above the end, last round, who is still to come, anything left
FEATURES: Final = CLOCK + 5

SEAL_SHORT, GOLD_SHORT = 1.3, 0.7  # points taken off a noble for each missing piece

Row = npt.NDArray[np.float32]


@rule
def describe(s: State, t: Tables, sheet: Sheet, x: Row) -> float:
    """Fill `x` for the player in turn. Returns the lead in points over the best opponent."""
    sheet[:] = 0
    score(s, t, sheet)
    left = rounds_left(s, t)
    lead = -1e9
    for n in range(s.players):
        seat = (s.player + n) % s.players
        describe_seat(s, t, seat, sheet, left, x[n * BLOCK :])
        if n > 0:
            lead = max(lead, -float(sheet[seat, TOTAL]))
    describe_own(s, t, sheet, x)
    describe_park(s, t, x)
    describe_clock(s, t, left, x)
    return float(lead + sheet[s.player, TOTAL] + sure_points(s, t))


@rule
def sure_points(s: State, t: Tables) -> int:
    """In the last round every servant at the back door is a card to keep, and that a point (PR-352, PR-402)."""
    if not s.last_round or s.phase != DRAW:
        return 0
    held = s.held[s.player]
    return int(min(t.hand_max, held + s.servants[s.player, BACKDOOR]) - min(t.hand_max, held))


@rule
def describe_seat(s: State, t: Tables, seat: int, sheet: Sheet, left: float, x: Row) -> None:
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
    bonuses = 0
    for n in range(len(BONUS_ROOMS)):
        x[BONUS + n] = 1.0 if has_majority_bonus(s, t, seat, BONUS_ROOMS[n]) else 0.0
        bonuses += int(x[BONUS + n])
    x[PROSPECT] = prospect(s, seat, left, bonuses) / 10.0
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
def describe_own(s: State, t: Tables, sheet: Sheet, x: Row) -> None:
    """What only the own seat knows, and the lead in each row of the park."""
    seat = s.player
    for card in range(CARD_KINDS):
        x[HAND + card] = s.hand[seat, card]
    x[TO_DRAW] = cards_to_draw(s, seat) / 3.0 if s.phase == DRAW else 0.0
    for row in range(t.rows):
        others = 0
        for other in range(s.players):
            if other != seat:
                others = max(others, sheet[other, ROW_SERVANTS + row])
        x[ROW_LEAD + row] = (sheet[seat, ROW_SERVANTS + row] - others) / 2.0


@rule
def describe_park(s: State, t: Tables, x: Row) -> None:
    """What the nobles still in the park would give, and the two most promising ones for each seat."""
    x[LEFT:ROW_LEAD] = 0.0
    for n in range(s.players):
        x[n * BLOCK + IN_REACH], x[n * BLOCK + IN_REACH + 1] = 0.0, 0.0
    for field in range(t.fields):
        tile = s.noble_at[field]
        if tile == EMPTY:
            continue
        for privilege in range(PRIVILEGE_KINDS):
            x[LEFT + privilege] += t.tile_gives[tile, privilege]
        x[LEFT + PRIVILEGE_KINDS] += t.tile_servants[tile]
        x[LEFT + PRIVILEGE_KINDS + 1] += t.tile_points[tile]
        cost, seat = price(s, t, field), s.player
        for n in range(s.players):
            note_promise(x, n * BLOCK + IN_REACH, promise(s, t, seat, tile, cost))
            seat = seat + 1 if seat + 1 < s.players else 0  # no division in the innermost loop
    scale_park(s, x)


@rule
def scale_park(s: State, x: Row) -> None:
    """Sums and bests become features. Divided once, not for each noble: the park costs most of the time."""
    for privilege in range(PRIVILEGE_KINDS):
        x[LEFT + privilege] /= 4.0
    x[LEFT + PRIVILEGE_KINDS] /= 6.0
    x[LEFT + PRIVILEGE_KINDS + 1] /= 50.0
    for n in range(s.players):
        x[n * BLOCK + IN_REACH] /= 5.0
        x[n * BLOCK + IN_REACH + 1] /= 5.0


@rule
def promise(s: State, t: Tables, seat: int, tile: int, cost: int) -> float:
    """The points of a noble, less what a seat misses for it as things stand."""
    seals = max(0, t.tile_king[tile] - s.servants[seat, KING]) + max(0, t.tile_madame[tile] - s.servants[seat, MADAME])
    return float(t.tile_points[tile] - SEAL_SHORT * seals - GOLD_SHORT * max(0, cost - s.gold[seat]))


@rule
def note_promise(x: Row, at: int, worth: float) -> None:
    """Keep the two best."""
    if worth > x[at]:
        x[at], x[at + 1] = worth, x[at]
    elif worth > x[at + 1]:
        x[at + 1] = worth


@rule
def describe_clock(s: State, t: Tables, left: float, x: Row) -> None:
    """How much of the game is left, and how many are still to have their turn in this round."""
    to_come = (s.start - s.player - 1) % s.players
    x[CLOCK] = left / 5.0
    x[CLOCK + 1] = max(0, s.nobles_in_park - t.nobles_left) / 10.0
    x[CLOCK + 2] = 1.0 if s.last_round else 0.0
    x[CLOCK + 3] = to_come / 3.0
    x[CLOCK + 4] = 0.0 if s.last_round and to_come == 0 else 1.0
