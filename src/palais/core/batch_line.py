"""What a compiled loop over many games reads and writes for each of them: one line of numbers, the same in every game."""

from __future__ import annotations

from typing import Final, Protocol

import numpy as np
import numpy.typing as npt

from palais.core.jit import rule
from palais.core.records import record_kind

MOST_SEATS: Final = 6
MOST_KEYS: Final = 8
NOBODY: Final = -1
ALL_SEATS: Final = -1  # as the learner of a game

LINE = np.dtype(
    [
        ("action", "i8"),  # to do
        ("learner", "i8"),  # the seat whose decisions are asked for, or ALL_SEATS; other seats play at random
        ("seat", "i8"),
        ("actor", "i8"),
        ("refusal", "i8"),
        ("over", "i8"),
        ("cut_short", "i8"),  # over, but by a guard against endless games
        ("keys", "u8", (MOST_KEYS,)),  # of the next game's chance; behind them, the stream of this game's random players
        ("points", "i4", (MOST_SEATS,)),
        ("shares", "f4", (MOST_SEATS,)),
    ]
)
LineRecord = record_kind("LineRecord", LINE)


class Line(Protocol):
    """The fields of `LINE` for the type checker."""

    action: int
    learner: int
    seat: int
    actor: int
    refusal: int
    over: int
    cut_short: int
    keys: npt.NDArray[np.uint64]
    points: npt.NDArray[np.int32]
    shares: npt.NDArray[np.float32]


@rule
def clear(line: Line) -> None:
    """Nothing has happened yet."""
    line.actor, line.refusal, line.over, line.cut_short = NOBODY, 0, 0, 0
    line.points[:] = 0
    line.shares[:] = 0
