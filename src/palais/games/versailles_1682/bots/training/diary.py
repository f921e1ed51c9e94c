"""The positions of a game as they were judged, and what became of them: what the value function learns from."""

from __future__ import annotations

from math import exp
from typing import Any, Final, Protocol, cast

import numpy as np
import numpy.typing as npt

from palais.core.jit import rule
from palais.core.records import record_kind
from palais.games.versailles_1682.bots.mind import Mind
from palais.games.versailles_1682.bots.value.columns import FEATURES
from palais.games.versailles_1682.engine.constants import MAX_PLAYERS
from palais.games.versailles_1682.engine.rules.victory import wins
from palais.games.versailles_1682.engine.state import State

PATH: Final = 250  # positions of one game that are remembered
CLOSE: Final = 5000.0  # livres

DIARY = np.dtype(
    [
        ("length", "i8"),
        ("samples", "i8"),
        ("trust", "f8", (1,)),
        ("judged", "f8", (PATH, MAX_PLAYERS)),
        ("now", "f8", (MAX_PLAYERS,)),
    ]
)
DiaryRecord = record_kind("DiaryRecord", DIARY)
Rows = npt.NDArray[np.float32]  # [sample, seat, feature]
Goals = npt.NDArray[np.float32]  # [sample, seat]: the share of the win


class Diary(Protocol):
    """The twin of `DIARY` for the type checker."""

    length: int
    samples: int  # rows that are filled
    trust: npt.NDArray[np.float64]  # lambda: how far the end of the game counts, and not the next judgement
    judged: npt.NDArray[np.float64]
    now: npt.NDArray[np.float64]

    def handle(self) -> Any: ...


def new_diary(trust: float) -> Diary:
    diary = cast(Diary, DiaryRecord())
    diary.trust[0] = trust
    return diary


@rule
def remember(s: State, mind: Mind, diary: Diary, rows: Rows) -> None:
    """A position just judged, while its features and shares are still in the mind."""
    n = diary.samples + diary.length
    if diary.length == PATH or n >= len(rows):
        return
    for seat in range(s.players):
        diary.judged[diary.length, seat] = mind.share[seat]
        for feature in range(FEATURES):
            rows[n, seat, feature] = mind.x[seat, feature]
    diary.length += 1


@rule
def learn_from_end(s: State, diary: Diary, goals: Goals) -> None:
    """The game is over: walk back through it and note for each position what it should have been judged (TD(lambda))."""
    set_outcome(s, diary)
    for n in range(diary.length - 1, -1, -1):
        for seat in range(s.players):
            goals[diary.samples + n, seat] = diary.now[seat]
            diary.now[seat] = diary.trust[0] * diary.now[seat] + (1.0 - diary.trust[0]) * diary.judged[n, seat]
    diary.samples += diary.length
    diary.length = 0


@rule
def set_outcome(s: State, diary: Diary) -> None:
    """Half the win itself, half how close it was: a game lost by a purse of gold is nearly won, and says more than a defeat."""
    winners, total, best = 0, 0.0, 0
    for seat in range(s.players):
        best = max(best, int(s.fortune[seat]))
    for seat in range(s.players):
        winners += wins(s, seat)
        total += exp((s.fortune[seat] - best) / CLOSE)
    for seat in range(s.players):
        diary.now[seat] = 0.5 * wins(s, seat) / winners + 0.5 * exp((s.fortune[seat] - best) / CLOSE) / total
