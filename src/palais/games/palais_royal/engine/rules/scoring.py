"""The end: points, the park's rows and the winner (PR-402 to PR-404)."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from palais.core.jit import rule
from palais.games.palais_royal.box.tables import Tables
from palais.games.palais_royal.engine.constants import CARDINAL, CARDS, MAX_PLAYERS, MAX_ROWS, NOBODY
from palais.games.palais_royal.engine.state import State

CARD_KINDS = len(CARDS)

# The columns of a score sheet: points by part, followed by the servants counted in each row of the park.
TOTAL: Final = 0
NOBLES: Final = 1
PLAYED: Final = 2
HAND: Final = 3
FIRST_ROW: Final = 4
ROW_SERVANTS: Final = FIRST_ROW + MAX_ROWS
COLUMNS: Final = ROW_SERVANTS + MAX_ROWS

Sheet = npt.NDArray[np.int64]


def new_sheet() -> Sheet:
    return np.zeros((MAX_PLAYERS, COLUMNS), np.int64)


@rule
def score(s: State, t: Tables, sheet: Sheet) -> None:
    """PR-402: Nobles; played point cards; 1 for each card in hand, at most 6; the park.

    Written into a sheet of zeros with a column for each part, followed by one for the servants in each row.
    """
    count_servants(s, t, sheet)
    for seat in range(s.players):
        sheet[seat, NOBLES] = s.noble_points[seat]
        sheet[seat, PLAYED] = played_points(s, t, seat)
        sheet[seat, HAND] = min(s.held[seat], t.hand_max)
        for row in range(t.rows):
            sheet[seat, FIRST_ROW + row] = row_points(s, t, sheet, seat, row)
        for column in range(NOBLES, ROW_SERVANTS):
            sheet[seat, TOTAL] += sheet[seat, column]


@rule
def played_points(s: State, t: Tables, seat: int) -> int:
    """PR-402: Point cards lying open."""
    points = 0
    for card in range(CARD_KINDS):
        points += s.shown[seat, card] * t.card_points[card]
    return points


@rule
def count_servants(s: State, t: Tables, sheet: Sheet) -> None:
    """PR-403: A servant on the double field counts twice; one on a corner counts in both its rows."""
    for field in range(t.fields):
        seat = s.servant_at[field]
        if seat != NOBODY:
            for row in range(t.rows):
                sheet[seat, ROW_SERVANTS + row] += t.row_weight[field, row]


@rule
def row_points(s: State, t: Tables, sheet: Sheet, seat: int, row: int) -> int:
    """PR-403: 6 for the most, 2 for the second; whoever ties falls one place. Reading 13: No servants, no points."""
    column = ROW_SERVANTS + row
    own = sheet[seat, column]
    if own == 0:
        return 0
    ahead, level = 0, 0
    for other in range(s.players):
        if other != seat:
            ahead += sheet[other, column] > own
            level += sheet[other, column] == own
    place = ahead + min(level, 1)
    if place == 0:
        return t.row_first
    return t.row_second if place == 1 else 0


@rule
def is_better(s: State, sheet: Sheet, one: int, other: int) -> bool:
    """PR-404: More points or, if tied, more servants at the Cardinal."""
    if sheet[one, TOTAL] != sheet[other, TOTAL]:
        return bool(sheet[one, TOTAL] > sheet[other, TOTAL])
    return bool(s.servants[one, CARDINAL] > s.servants[other, CARDINAL])


@rule
def wins(s: State, sheet: Sheet, seat: int) -> bool:
    """PR-404: A seat wins if nobody is better; several winners share the win."""
    for other in range(s.players):
        if is_better(s, sheet, other, seat):
            return False
    return True
