"""The line of numbers that a compiled loop reads and writes for each of its games; the same layout for every game."""

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
        ("cut_short", "i8"),  # ended by a limit on its length, not by the rules
        ("keys", "u8", (MOST_KEYS,)),  # of the next game's chance, followed by the stream of this game's random players
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
    """Reset the results of a step."""
    line.actor, line.refusal, line.over, line.cut_short = NOBODY, 0, 0, 0
    line.points[:] = 0
    line.shares[:] = 0
