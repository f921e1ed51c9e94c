"""Whole games between planners inside compiled code: for learning by self-play and for measuring."""

from __future__ import annotations

from typing import Any, Final, Protocol, cast

import numpy as np
import numpy.typing as npt

from palais.bots.palais_royal.features import FEATURES
from palais.bots.palais_royal.greedy import greedy_action
from palais.bots.palais_royal.plan import Desk, Mind, Plans, choose
from palais.bots.palais_royal.planner import think
from palais.bots.palais_royal.targets import ROOM_KINDS
from palais.bots.palais_royal.turn import NEEDS_A_PLAN, follow, small_decision, value_after
from palais.bots.palais_royal.value import MARGIN, WIN, Glance, Weights, judge
from palais.core.jit import door, rule
from palais.core.record import record_kind
from palais.games.palais_royal.actions import DONE
from palais.games.palais_royal.engine import Numbers, Records, Words
from palais.games.palais_royal.log import Log
from palais.games.palais_royal.names import DRAW, KEEP, MAX_FIELDS, MAX_PLAYERS, OVER, SETUP
from palais.games.palais_royal.playout import FIRST_SEAT, RANDOM_PLAY, ROUNDS
from palais.games.palais_royal.rules.check import perform
from palais.games.palais_royal.rules.legal import random_action
from palais.games.palais_royal.rules.scoring import TOTAL, score, wins
from palais.games.palais_royal.setup import DRAWN_START, set_up
from palais.games.palais_royal.state import State
from palais.games.palais_royal.tables import Tables

PLANNER: Final = 0
GREEDY: Final = 1
RANDOM: Final = 2
PATH: Final = 1024  # positions of one game that are remembered

# The positions of a game that a planner has judged, for learning.
DIARY = np.dtype(
    [
        ("length", "i8"),
        ("explore", "i8"),  # turns in a hundred that are played by a noisy choice
        ("seat", "i2", (PATH,)),
        ("lead", "f4", (PATH,)),
        ("judged", "f4", (PATH, 2)),
        ("x", "f4", (PATH, FEATURES)),
    ]
)
DiaryRecord = record_kind("DiaryRecord", DIARY)


class Diary(Protocol):
    """The twin of `DIARY` for the type checker."""

    length: int
    explore: int
    seat: npt.NDArray[np.int16]
    lead: npt.NDArray[np.float32]
    judged: npt.NDArray[np.float32]
    x: npt.NDArray[np.float32]

    def handle(self) -> Any: ...


def new_diary(explore: int = 0) -> Diary:
    diary = cast(Diary, DiaryRecord())
    diary.explore = explore
    return diary
