"""The options chosen before the set-up, as a record that compiled code reads."""

from __future__ import annotations

from typing import Final, Protocol

import numpy as np
import numpy.typing as npt

from palais.core.records import record_kind
from palais.games.palais_royal.engine.constants import MAX_PLAYERS, ROOMS

DRAWN_START: Final = -1  # as `start`: the start player is drawn
SHUFFLED: Final = -1  # as layout[0]: the rooms are shuffled

TERMS = np.dtype(
    [
        ("players", "i8"),
        ("start", "i8"),  # the start player's seat, or DRAWN_START
        ("max_rounds", "i8"),
        ("open_scores", "i8"),
        ("restart", "i8"),  # in a batch: a finished game is followed at once by a new one
        ("running_points", "i8"),  # in a batch: points are counted after every step, not only at the end
        ("start_gold", "i2", (MAX_PLAYERS,)),  # in turn order
        ("layout", "i1", (len(ROOMS),)),  # the room of each place in reading order, or SHUFFLED
    ]
)
TermsRecord = record_kind("TermsRecord", TERMS)


class Terms(Protocol):
    """The fields of `TERMS` for the type checker."""

    players: int
    start: int
    max_rounds: int
    open_scores: int
    restart: int
    running_points: int
    start_gold: npt.NDArray[np.int16]
    layout: npt.NDArray[np.int8]
