"""The box as one frozen record of numbers, passed to every rule along with the state.

It is an argument rather than a set of constants, so that one compiled engine plays any box.
"""

from __future__ import annotations

from typing import Any, Final, Protocol

import numpy as np
import numpy.typing as npt

from palais.core.records import record_kind
from palais.games.palais_royal.engine.constants import (
    CARDS,
    MAX_FIELDS,
    MAX_PLAYERS,
    MAX_ROWS,
    MAX_TILES,
    PHASES,
    PRIVILEGES,
    ROOMS,
)

Numbers = npt.NDArray[np.int16]

_ROOMS, _CARDS, _PHASES = len(ROOMS), len(CARDS), len(PHASES)
STRAIGHT_STEPS: Final = 24  # ordered pairs of places next to each other, across or along
ALL_STEPS: Final = 40  # including the diagonals

TABLES = np.dtype(
    [
        ("supply", "i8"),
        ("reserve", "i8"),
        ("free", "i8"),
        ("nobles_left", "i8"),
        ("row_first", "i8"),
        ("row_second", "i8"),
        ("hand_max", "i8"),
        ("fields", "i8"),
        ("rows", "i8"),
        ("tiles", "i8"),
        ("setup", "i2", (_ROOMS,)),
        ("start_gold", "i2", (MAX_PLAYERS,)),
        ("neighbours", "i2", (MAX_FIELDS,)),
        ("neighbour", "i2", (MAX_FIELDS, 8)),
        ("row_weight", "i2", (MAX_FIELDS, MAX_ROWS)),
        ("is_border", "i2", (MAX_FIELDS,)),
        ("tile_gold", "i2", (MAX_TILES,)),
        ("tile_king", "i2", (MAX_TILES,)),
        ("tile_madame", "i2", (MAX_TILES,)),
        ("tile_points", "i2", (MAX_TILES,)),
        ("tile_servants", "i2", (MAX_TILES,)),
        ("tile_gives", "i2", (MAX_TILES, len(PRIVILEGES))),
        ("card_copies", "i2", (_CARDS,)),
        ("card_price", "i2", (_CARDS,)),
        ("card_moment", "i2", (_CARDS,)),
        ("card_majority", "i2", (_CARDS,)),
        ("card_muster", "i2", (_CARDS,)),
        ("card_gate", "i2", (_CARDS,)),
        ("card_moves", "i2", (_CARDS,)),
        ("card_seals", "i2", (_CARDS,)),
        ("card_gold", "i2", (_CARDS,)),
        ("card_points", "i2", (_CARDS,)),
        ("card_fits", "i2", (_PHASES, _CARDS)),
        ("fitting_cards", "i2", (_PHASES,)),
        ("fitting_card", "i2", (_PHASES, _CARDS)),
        ("room_bonus", "i2", (_ROOMS,)),
        ("step", "i2", (_ROOMS, _ROOMS)),
        ("step_from", "i2", (ALL_STEPS,)),
        ("step_to", "i2", (ALL_STEPS,)),
        ("distance", "i2", (2, _ROOMS, _ROOMS)),
    ]
)


class Tables(Protocol):
    """The fields of `TABLES` for the type checker. Read only."""

    supply: int
    reserve: int
    setup: Numbers
    free: int
    start_gold: Numbers
    nobles_left: int
    row_first: int
    row_second: int
    hand_max: int
    fields: int
    rows: int
    tiles: int
    neighbours: Numbers
    neighbour: Numbers
    row_weight: Numbers  # [field, row]: 0 outside the row, 1, or 2 on the double field
    is_border: Numbers
    tile_gold: Numbers
    tile_king: Numbers
    tile_madame: Numbers
    tile_points: Numbers
    tile_servants: Numbers
    tile_gives: Numbers  # [tile, privilege]
    card_copies: Numbers
    card_price: Numbers
    card_moment: Numbers
    card_majority: Numbers
    card_muster: Numbers
    card_gate: Numbers
    card_moves: Numbers
    card_seals: Numbers
    card_gold: Numbers
    card_points: Numbers
    card_fits: Numbers  # [phase, card]: 1 if the card may be played in this phase
    fitting_cards: Numbers  # [phase]: how many such cards there are
    fitting_card: Numbers  # [phase, n]: the n-th of them
    room_bonus: Numbers
    step: Numbers  # [place, place]: 1 across or along, 2 diagonal, 0 not next to each other
    step_from: Numbers  # the adjacent pairs of places, straight ones first
    step_to: Numbers
    distance: Numbers  # [diagonals allowed, place, place]: how many moves apart

    def handle(self) -> Any: ...


TablesRecord = record_kind("TablesRecord", TABLES)
