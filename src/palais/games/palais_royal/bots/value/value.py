"""The value function: one hidden layer over the features, and the weights that come with the package."""

from __future__ import annotations

from importlib import resources
from math import exp
from typing import Any, Final, Protocol, cast

import numpy as np
import numpy.typing as npt

from palais.core.jit import rule
from palais.core.records import record_kind
from palais.games.palais_royal.bots.value.features import BLOCK, CLOCK, FEATURES, PROSPECT, Row, describe, sure_points
from palais.games.palais_royal.box.tables import Tables
from palais.games.palais_royal.engine.constants import MAX_PLAYERS
from palais.games.palais_royal.engine.rules.scoring import COLUMNS, TOTAL, Sheet, wins
from palais.games.palais_royal.engine.state import State

UNITS: Final = 64
LINEAR: Final = 2  # the first units are linear: one for the margin, one for the win
MARGIN: Final = 0  # points gained on the best opponent by the end of the game
WIN: Final = 1  # the share of the win, before the logistic function
POINTS: Final = 2  # points still to be made
ANSWERS: Final = 3

WEIGHTS = np.dtype(
    [
        ("first", "f4", (FEATURES, UNITS)),
        ("bias", "f4", (UNITS,)),
        ("second", "f4", (ANSWERS, UNITS)),
        ("offset", "f4", (ANSWERS,)),
        ("blend", "f4", (ANSWERS,)),  # the weight of a point of margin, of a sure win and of an own point in the value
    ]
)
EVALUATION = np.dtype(
    [
        ("sheet", "i8", (MAX_PLAYERS, COLUMNS)),
        ("x", "f4", (FEATURES,)),
        ("base_x", "f4", (FEATURES,)),
        ("base_h", "f4", (UNITS,)),
        ("h", "f4", (UNITS,)),
        ("answer", "f8", (ANSWERS,)),
    ]
)
WeightsRecord = record_kind("WeightsRecord", WEIGHTS)
EvaluationRecord = record_kind("EvaluationRecord", EVALUATION)


class Weights(Protocol):
    """The fields of `WEIGHTS` for the type checker."""

    first: npt.NDArray[np.float32]
    bias: npt.NDArray[np.float32]
    second: npt.NDArray[np.float32]
    offset: npt.NDArray[np.float32]
    blend: npt.NDArray[np.float32]

    array: npt.NDArray[Any]

    def handle(self) -> Any: ...


class Evaluation(Protocol):
    """The fields of `EVALUATION` for the type checker: scratch space for one evaluation at a time.

    The positions of a turn differ little: the first layer is computed once for a base position, then only for what has changed.
    """

    sheet: Sheet
    x: Row
    base_x: Row
    base_h: Row
    h: Row
    answer: npt.NDArray[np.float64]

    def handle(self) -> Any: ...


@rule
def rebase(s: State, t: Tables, w: Weights, e: Evaluation) -> None:
    """Make this position the base from which the following ones are evaluated."""
    e.x[:] = 0
    describe(s, t, e.sheet, e.x)
    e.base_x[:] = e.x
    e.base_h[:] = w.bias
    for n in range(FEATURES):
        if e.x[n] != 0:
            for unit in range(UNITS):
                e.base_h[unit] += e.x[n] * w.first[n, unit]


@rule
def value(s: State, t: Tables, w: Weights, e: Evaluation) -> float:
    """What the position promises the player in turn, in points."""
    evaluate(s, t, w, e)
    return blend(w, e)


@rule
def blend(w: Weights, e: Evaluation) -> float:
    """One number for the margin, the share of the win and the own points."""
    worth = 0.0
    for n in range(ANSWERS):
        worth += w.blend[n] * e.answer[n]
    return worth


@rule
def evaluate(s: State, t: Tables, w: Weights, e: Evaluation) -> float:
    """The lead in points now; in e.answer the margin, the share of the win and the own points expected at the end."""
    lead = describe(s, t, e.sheet, e.x)
    points = e.sheet[s.player, TOTAL] + sure_points(s, t)
    if e.x[CLOCK + 4] == 0:  # nobody has a turn left: the lead is the margin
        e.sheet[s.player, TOTAL] = points
        e.answer[MARGIN], e.answer[WIN], e.answer[POINTS] = lead, 1.0 if wins(s, e.sheet, s.player) else 0.0, points
        return lead
    activate(w, e)
    answer(w, e)
    e.answer[MARGIN] += lead
    e.answer[WIN] = 1.0 / (1.0 + exp(-min(max(e.answer[WIN], -20.0), 20.0)))
    e.answer[POINTS] += points
    return lead


@rule
def answer(w: Weights, e: Evaluation) -> None:
    """The second layer: all answers in one loop, so that no sum waits for another."""
    margin, win, points = float(w.offset[MARGIN]), float(w.offset[WIN]), float(w.offset[POINTS])
    for unit in range(UNITS):
        h = e.h[unit] if unit < LINEAR else max(e.h[unit], np.float32(0.0))
        margin += h * w.second[MARGIN, unit]
        win += h * w.second[WIN, unit]
        points += h * w.second[POINTS, unit]
    e.answer[MARGIN], e.answer[WIN], e.answer[POINTS] = margin, win, points


@rule
def activate(w: Weights, e: Evaluation) -> None:
    """The first layer, from the base and what differs from it."""
    for unit in range(UNITS):
        e.h[unit] = e.base_h[unit]
    for n in range(FEATURES):
        change = e.x[n] - e.base_x[n]
        if change != 0:
            for unit in range(UNITS):
                e.h[unit] += change * w.first[n, unit]


def new_evaluation() -> Evaluation:
    return cast(Evaluation, EvaluationRecord())


def hand_written(players: int) -> Weights:
    """Before any learning: the own prospect less the mean of the others'."""
    w = cast(Weights, WeightsRecord())
    w.first[PROSPECT, MARGIN] = 10.0
    for other in range(1, players):
        w.first[other * BLOCK + PROSPECT, MARGIN] = -10.0 / (players - 1)
    w.second[MARGIN, MARGIN] = 1.0
    w.second[WIN, WIN] = 1.0
    w.blend[:] = (1.0, 0.0, 0.0)
    return w


def load_weights(players: int) -> Weights:
    """The weights that come with the package for this number of players; the hand-written ones if there are none."""
    file = resources.files(__package__) / "weights" / f"{players}.npy"
    if not file.is_file():
        return hand_written(players)
    with file.open("rb") as stream:
        return cast(Weights, WeightsRecord(np.load(stream)))
