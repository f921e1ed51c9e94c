"""VE-108: Chance in two streams, the dice (public when they fall) and the cards (secret)."""

from __future__ import annotations

from typing import Final

import numpy as np

from palais.core.jit import rule
from palais.core.rng import siphash
from palais.games.versailles_1682.engine.constants import SIDES
from palais.games.versailles_1682.engine.event_log import DIE, Log, tell
from palais.games.versailles_1682.engine.state import State

DICE: Final = 0
CARDS: Final = 1

# The columns of `wanted`.
FROM_OUTSIDE: Final = 0
BOUND: Final = 1
STREAM: Final = 2


@rule
def below(s: State, stream: int, bound: int) -> int:
    """A number from 0 to bound - 1 of a stream; one that was set beforehand comes first."""
    if s.forced_count[stream] > 0:
        return take_forced(s, stream)
    if s.wanted[FROM_OUTSIDE]:
        return want(s, stream, bound)
    word = siphash(s.chance_key[2 * stream], s.chance_key[2 * stream + 1], s.chance_count[stream])
    s.chance_count[stream] = s.chance_count[stream] + np.uint64(1)
    return int(np.int64(word % np.uint64(bound)))


@rule
def want(s: State, stream: int, bound: int) -> int:
    """Chance comes from outside and has not come yet: note what is missing. What follows is thrown away."""
    if s.wanted[BOUND] == 0:
        s.wanted[BOUND], s.wanted[STREAM] = bound, stream
    return 0


@rule
def take_forced(s: State, stream: int) -> int:
    number = int(s.forced[stream, 0])
    s.forced_count[stream] -= 1
    for n in range(s.forced_count[stream]):
        s.forced[stream, n] = s.forced[stream, n + 1]
    s.forced[stream, s.forced_count[stream]] = 0
    s.chance_count[stream] = s.chance_count[stream] + np.uint64(1)
    return number


@rule
def die(s: State, seat: int, purpose: int, most: int, least: int, log: Log) -> int:
    """A die of ten sides. `most` and `least` say what was needed, 0 where it does not matter."""
    value = 1 + below(s, DICE, SIDES)
    tell(log, DIE, seat, value, purpose, most, least)
    return value
