"""The positions of a game that its planners evaluated, and what became of them: the samples the value function learns from."""

from __future__ import annotations

from typing import Any, Final, Protocol, cast

import numpy as np
import numpy.typing as npt

from palais.core.jit import rule
from palais.core.records import record_kind
from palais.games.palais_royal.bots.value.features import FEATURES
from palais.games.palais_royal.bots.value.value import ANSWERS, MARGIN, POINTS, WIN, Evaluation
from palais.games.palais_royal.engine.constants import MAX_PLAYERS
from palais.games.palais_royal.engine.rules.scoring import TOTAL, Sheet, wins
from palais.games.palais_royal.engine.state import State

MAX_POSITIONS: Final = 1024  # of one game that are recorded

TRAJECTORY = np.dtype(
    [
        ("length", "i8"),
        ("written", "i8"),  # samples written so far
        ("trust", "f8", (1,)),  # lambda: how much the end of the game counts, and not the next evaluation
        ("seat", "i2", (MAX_POSITIONS,)),
        ("lead", "f4", (MAX_POSITIONS,)),
        ("points", "f4", (MAX_POSITIONS,)),
        ("answers", "f4", (MAX_POSITIONS, ANSWERS)),
        ("x", "f4", (MAX_POSITIONS, FEATURES)),
        ("now", "f8", (MAX_PLAYERS, ANSWERS)),
    ]
)
TrajectoryRecord = record_kind("TrajectoryRecord", TRAJECTORY)
Samples = npt.NDArray[np.float32]  # rows of features, then the answers the net should have given
SAMPLE_SIZE: Final = FEATURES + ANSWERS


class Trajectory(Protocol):
    """The fields of `TRAJECTORY` for the type checker."""

    length: int
    written: int
    trust: npt.NDArray[np.float64]
    seat: npt.NDArray[np.int16]
    lead: npt.NDArray[np.float32]
    points: npt.NDArray[np.float32]
    answers: npt.NDArray[np.float32]
    x: npt.NDArray[np.float32]
    now: npt.NDArray[np.float64]

    def handle(self) -> Any: ...


def new_trajectory(trust: float) -> Trajectory:
    trajectory = cast(Trajectory, TrajectoryRecord())
    trajectory.trust[0] = trust
    return trajectory


@rule
def record_position(trajectory: Trajectory, e: Evaluation, seat: int, lead: float, points: float) -> None:
    """Record a position just evaluated, while its features and answers are still in the scratch space."""
    n = trajectory.length
    if n == MAX_POSITIONS:
        return
    trajectory.seat[n], trajectory.lead[n], trajectory.points[n] = seat, lead, points
    trajectory.answers[n, :] = e.answer
    trajectory.x[n, :] = e.x
    trajectory.length = n + 1


@rule
def write_samples(s: State, sheet: Sheet, trajectory: Trajectory, samples: Samples) -> None:
    """The game is over: walk back through it and write a sample for each position (TD(lambda))."""
    set_outcome(s, sheet, trajectory)
    trust = trajectory.trust[0]
    for n in range(trajectory.length - 1, -1, -1):
        seat = trajectory.seat[n]
        if trajectory.written < len(samples):
            row = samples[trajectory.written]
            row[:FEATURES] = trajectory.x[n]
            row[FEATURES + MARGIN] = trajectory.now[seat, MARGIN] - trajectory.lead[n]
            row[FEATURES + WIN] = trajectory.now[seat, WIN]
            row[FEATURES + POINTS] = trajectory.now[seat, POINTS] - trajectory.points[n]
            trajectory.written += 1
        for answer in range(ANSWERS):
            trajectory.now[seat, answer] = trust * trajectory.now[seat, answer] + (1.0 - trust) * trajectory.answers[n, answer]
    trajectory.length = 0


@rule
def set_outcome(s: State, sheet: Sheet, trajectory: Trajectory) -> None:
    """The true margin over the best of the others, the share of the win, and the points."""
    winners = 0
    for seat in range(s.players):
        winners += min(wins(s, sheet, seat), 1)
    for seat in range(s.players):
        best = -1000
        for other in range(s.players):
            if other != seat:
                best = max(best, sheet[other, TOTAL])
        trajectory.now[seat, MARGIN] = sheet[seat, TOTAL] - best
        trajectory.now[seat, WIN] = min(wins(s, sheet, seat), 1) / winners
        trajectory.now[seat, POINTS] = sheet[seat, TOTAL]
