"""All that a bot thinks with, in one record: the weights of its value function, its character, and room for notes."""

from __future__ import annotations

from typing import Any, Final, Protocol, cast

import numpy as np
import numpy.typing as npt

from palais.core.records import record_kind
from palais.games.versailles_1682.bots.value.columns import FEATURES
from palais.games.versailles_1682.engine.constants import MAX_PLAYERS

UNITS: Final = 32
LINES: Final = 320  # ways to go on that are compared in one thought
LENGTH: Final = 8  # small decisions of one action
DICE: Final = 12  # of one action

Floats = npt.NDArray[np.float64]
Narrow = npt.NDArray[np.float32]

WEIGHTS = np.dtype(
    [
        ("first", "f4", (FEATURES, UNITS)),
        ("bias", "f4", (UNITS,)),
        ("second", "f4", (UNITS,)),
        ("straight", "f4", (FEATURES,)),  # past the hidden units
    ]
)
MIND = np.dtype(
    [
        *((name, "i8") for name in ("seat", "width", "overlooks", "lines", "faces")),
        *((name, "f8", (1,)) for name in ("noise", "courage")),
        *((name, WEIGHTS[name].base, WEIGHTS[name].shape) for name in WEIGHTS.names or ()),
        ("x", "f4", (MAX_PLAYERS, FEATURES)),
        ("steady", "f8", (MAX_PLAYERS,)),
        ("purse", "f8", (MAX_PLAYERS,)),
        ("promise", "f8", (MAX_PLAYERS,)),
        ("share", "f8", (MAX_PLAYERS,)),
        ("hidden", "f4", (UNITS,)),
        ("line", "i2", (LINES, LENGTH)),
        ("length", "i2", (LINES,)),
        ("worth", "f8", (LINES,)),
        ("now", "i2", (LENGTH,)),
    ]
)
WeightsRecord = record_kind("WeightsRecord", WEIGHTS)
MindRecord = record_kind("MindRecord", MIND)


class Weights(Protocol):
    """The twin of `WEIGHTS` for the type checker."""

    first: Narrow
    bias: Narrow
    second: Narrow
    straight: Narrow

    array: npt.NDArray[Any]


class Mind(Protocol):
    """The twin of `MIND` for the type checker."""

    seat: int  # whose thoughts these are; NOBODY: what everyone knows
    width: int
    overlooks: int
    lines: int  # how many are noted
    faces: int
    noise: Floats
    courage: Floats
    first: Narrow
    bias: Narrow
    second: Narrow
    straight: Narrow
    x: Narrow  # [seat, feature]
    steady: Floats  # [seat]: livres a round
    purse: Floats  # [seat]: livres at the end of this round
    promise: Floats  # [seat]: livres at the end of the game, if everybody's income grows alike
    share: Floats  # [seat]: of the win
    hidden: Narrow
    line: npt.NDArray[np.int16]
    length: npt.NDArray[np.int16]
    worth: Floats
    now: npt.NDArray[np.int16]

    array: npt.NDArray[Any]

    def handle(self) -> Any: ...


def new_mind(weights: Weights) -> Mind:
    mind = cast(Mind, MindRecord())
    give_weights(mind, weights)
    return mind


def give_weights(mind: Mind, weights: Weights) -> None:
    for name in WEIGHTS.names or ():
        getattr(mind, name)[...] = getattr(weights, name)
