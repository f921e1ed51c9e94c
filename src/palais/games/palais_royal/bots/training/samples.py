"""The positions of a game that its planners have judged, and what became of them: what the value function learns from."""

from __future__ import annotations

from typing import Any, Final, Protocol, cast

import numpy as np
import numpy.typing as npt

from palais.core.jit import rule
from palais.core.records import record_kind
from palais.games.palais_royal.bots.value.features import FEATURES
from palais.games.palais_royal.bots.value.value import ANSWERS, MARGIN, POINTS, WIN, Glance
from palais.games.palais_royal.engine.constants import MAX_PLAYERS
from palais.games.palais_royal.engine.rules.scoring import TOTAL, Sheet, wins
from palais.games.palais_royal.engine.state import State

PATH: Final = 1024  # positions of one game that are remembered

DIARY = np.dtype(
    [
        ("length", "i8"),
        ("samples", "i8"),  # rows of the lessons that are filled
        ("trust", "f8", (1,)),  # lambda: how far the end of the game counts, and not the next judgement
        ("seat", "i2", (PATH,)),
        ("lead", "f4", (PATH,)),
        ("points", "f4", (PATH,)),
        ("judged", "f4", (PATH, ANSWERS)),
        ("x", "f4", (PATH, FEATURES)),
        ("now", "f8", (MAX_PLAYERS, ANSWERS)),
    ]
)
DiaryRecord = record_kind("DiaryRecord", DIARY)
Lessons = npt.NDArray[np.float32]  # rows of features, then what the net should have answered
LESSON: Final = FEATURES + ANSWERS


class Diary(Protocol):
    """The twin of `DIARY` for the type checker."""

    length: int
    samples: int
    trust: npt.NDArray[np.float64]
    seat: npt.NDArray[np.int16]
    lead: npt.NDArray[np.float32]
    points: npt.NDArray[np.float32]
    judged: npt.NDArray[np.float32]
    x: npt.NDArray[np.float32]
    now: npt.NDArray[np.float64]

    def handle(self) -> Any: ...


def new_diary(trust: float) -> Diary:
    diary = cast(Diary, DiaryRecord())
    diary.trust[0] = trust
    return diary


@rule
def remember(diary: Diary, g: Glance, seat: int, lead: float, points: float) -> None:
    """A position just judged, while its features and the answers are still in the glance."""
    n = diary.length
    if n == PATH:
        return
    diary.seat[n], diary.lead[n], diary.points[n] = seat, lead, points
    diary.judged[n, :] = g.answer
    diary.x[n, :] = g.x
    diary.length = n + 1


@rule
def learn_from_end(s: State, sheet: Sheet, diary: Diary, lessons: Lessons) -> None:
    """The game is over: walk back through it and write a lesson for each position (TD(lambda))."""
    set_outcome(s, sheet, diary)
    trust = diary.trust[0]
    for n in range(diary.length - 1, -1, -1):
        seat = diary.seat[n]
        if diary.samples < len(lessons):
            row = lessons[diary.samples]
            row[:FEATURES] = diary.x[n]
            row[FEATURES + MARGIN] = diary.now[seat, MARGIN] - diary.lead[n]
            row[FEATURES + WIN] = diary.now[seat, WIN]
            row[FEATURES + POINTS] = diary.now[seat, POINTS] - diary.points[n]
            diary.samples += 1
        for answer in range(ANSWERS):
            diary.now[seat, answer] = trust * diary.now[seat, answer] + (1.0 - trust) * diary.judged[n, answer]
    diary.length = 0


@rule
def set_outcome(s: State, sheet: Sheet, diary: Diary) -> None:
    """The true margin over the best of the others, the share of the win, and the points."""
    winners = 0
    for seat in range(s.players):
        winners += min(wins(s, sheet, seat), 1)
    for seat in range(s.players):
        best = -1000
        for other in range(s.players):
            if other != seat:
                best = max(best, sheet[other, TOTAL])
        diary.now[seat, MARGIN] = sheet[seat, TOTAL] - best
        diary.now[seat, WIN] = min(wins(s, sheet, seat), 1) / winners
        diary.now[seat, POINTS] = sheet[seat, TOTAL]
