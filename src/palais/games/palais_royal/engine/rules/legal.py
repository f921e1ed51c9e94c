"""The legal actions, as a list or one at random: candidates that `check` accepts."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from palais.core.jit import rule
from palais.core.rng import quick
from palais.games.palais_royal.box.tables import Tables
from palais.games.palais_royal.engine.rules.candidates import candidate, common_candidates, phase_candidates
from palais.games.palais_royal.engine.rules.check import check
from palais.games.palais_royal.engine.state import State


@rule
def legal(s: State, t: Tables, out: npt.NDArray[np.int64]) -> int:
    """Write the legal actions of the player in turn into `out` and return how many there are."""
    common = common_candidates(s, t)
    count = 0
    for n in range(common + phase_candidates(s, t)):
        a = candidate(s, t, common, n)
        if check(s, t, s.player, a) == 0:
            out[count] = a
            count += 1
    return count


@rule
def random_action(s: State, t: Tables, rng: npt.NDArray[np.uint64]) -> int:
    """One of the legal actions, each equally likely: draw candidates until `check` accepts one. No list is built."""
    common = common_candidates(s, t)
    size = common + phase_candidates(s, t)
    while True:
        a = candidate(s, t, common, quick(rng, size))
        if check(s, t, s.player, a) == 0:
            return a
