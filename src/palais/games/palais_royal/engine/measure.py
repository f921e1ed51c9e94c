"""Costs inside compiled code that cannot be timed from outside."""

from __future__ import annotations

from palais.core.jit import door
from palais.games.palais_royal.engine.entry_points import Records


@door
def copy_often(source: Records, target: Records, times: int) -> int:
    """Copy a whole record `times` times; each copy differs from the last one, so that none can be optimised away."""
    total = 0
    for n in range(times):
        source[0].max_rounds = n
        target[0] = source[0]
        total += target[0].max_rounds
    return total
