"""All that a bot thinks with, in one record: the weights of its value function, its character, and room for notes."""

from __future__ import annotations

from typing import Any, Final, Protocol, cast

import numpy as np
import numpy.typing as npt

from palais.core.records import aligned, record_kind
from palais.games.versailles_1682.bots.value.columns import FEATURES
from palais.games.versailles_1682.engine.constants import KIND_COUNT, MAX_PLAYERS

UNITS: Final = 16
LINES: Final = 320  # ways to go on that are compared in one thought
LENGTH: Final = 8  # small decisions of one action
DICE: Final = 12  # of one action
QUEUE: Final = 6  # requests of a hand that are counted, the best first

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
        *((name, "i8") for name in ("seat", "width", "lines", "dice", "best")),
        ("noise", "f8", (1,)),
        ("blind", "i1", (KIND_COUNT,)),
        *((name, WEIGHTS[name].base, WEIGHTS[name].shape) for name in WEIGHTS.names or ()),
        ("x", "f4", (MAX_PLAYERS, FEATURES)),
        ("steady", "f8", (MAX_PLAYERS,)),
        ("purse", "f8", (MAX_PLAYERS,)),
        ("promise", "f8", (MAX_PLAYERS,)),
        ("share", "f8", (MAX_PLAYERS,)),
        ("queue", "f8", (QUEUE,)),
        ("hidden", "f4", (UNITS,)),
        ("line", "i2", (LINES, LENGTH)),
        ("length", "i2", (LINES,)),
        ("worth", "f8", (LINES,)),
        ("side", "i2", (DICE,)),
        ("start", "i2", (DICE,)),
        ("fill", "i2", (DICE,)),
        ("unseen", "i2", (KIND_COUNT,)),
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
    width: int  # lines whose next action is thought of, too
    lines: int  # how many are noted
    dice: int  # of the next outcome: so many have a side of their own
    best: int  # the line chosen
    noise: Floats  # by how much shares are misjudged
    blind: npt.NDArray[np.int8]  # [kind of card, or action number of an audience]: what is overlooked
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
    queue: Floats  # livres a round that the best requests of a hand may bring
    line: npt.NDArray[np.int16]
    length: npt.NDArray[np.int16]
    worth: Floats
    side: npt.NDArray[np.int16]  # [die]: of the outcome that is played
    start: npt.NDArray[np.int16]  # [die]: the first side that does the same
    fill: npt.NDArray[np.int16]  # [die]: where no side is noted
    unseen: npt.NDArray[np.int16]  # [kind]: cards that this seat does not see

    array: npt.NDArray[Any]

    def handle(self) -> Any: ...


def new_mind(weights: Weights) -> Mind:
    mind = cast(Mind, MindRecord())
    give_weights(mind, weights)
    return mind


def two_minds(weights: Weights, width: int = 0, noise: float = 0.0) -> npt.NDArray[Any]:
    """Two of a kind: one for the next action, one for what follows it."""
    minds = aligned(MIND, 2)
    for n in range(len(minds)):
        give_weights(cast(Mind, MindRecord(minds[n : n + 1])), weights)
    minds["width"][0], minds["noise"][0] = width, noise
    return minds


def give_weights(mind: Mind, weights: Weights) -> None:
    for name in WEIGHTS.names or ():
        getattr(mind, name)[...] = getattr(weights, name)
