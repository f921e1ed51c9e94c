"""What the end of a turn is worth to a mind: the value function, and in self-play a whim, so that every room is tried."""

from __future__ import annotations

from typing import Final

from palais.core.jit import rule
from palais.core.rng import quick
from palais.games.palais_royal.bots.planner.plan import Mind
from palais.games.palais_royal.bots.value.value import Glance, Weights, value
from palais.games.palais_royal.box.tables import Tables
from palais.games.palais_royal.engine.constants import ROOMS
from palais.games.palais_royal.engine.entry_points import Words
from palais.games.palais_royal.engine.state import State

ROOM_KINDS = len(ROOMS)
WHIMS: Final = 25  # turns in a hundred
WHIM: Final = 3.0  # points


@rule
def appraise(s: State, t: Tables, w: Weights, mind: Mind, g: Glance) -> float:
    """The value, and what the whim of this turn adds to it."""
    worth = value(s, t, w, g)
    if mind.whimsical:
        for room in range(ROOM_KINDS):
            worth += mind.whim[room] * s.servants[s.player, room]
    return worth


@rule
def take_a_whim(mind: Mind, rng: Words) -> None:
    """Now and then a noisy mind takes a fancy to one room for a turn."""
    mind.whimsical = 0
    if mind.noise[0] > 0.0 and quick(rng, 100) < WHIMS:
        mind.whimsical = 1
        mind.whim[:] = 0.0
        mind.whim[quick(rng, ROOM_KINDS)] = WHIM
