"""Tree counts: how many lines of play of a given length a position has. Two engines with the same rules get the same counts."""

from __future__ import annotations

import numpy as np

from palais.core.contract import State
from palais.core.jit import door
from palais.core.records import aligned, handles
from palais.games.palais_royal.engine.actions import ACTIONS
from palais.games.palais_royal.engine.constants import OVER
from palais.games.palais_royal.engine.entry_points import Numbers, Records
from palais.games.palais_royal.engine.event_log import mute_log
from palais.games.palais_royal.engine.rules.check import perform
from palais.games.palais_royal.engine.rules.legal import legal
from palais.games.palais_royal.engine.state import STATE, StateRecord, fields
from palais.games.palais_royal.game import PalaisRoyal


@door
def count_lines(states: Records, tables: Records, logs: Records, actions: Numbers, left: Numbers, depth: int) -> int:
    """Walk the tree with a stack: states[d] is the position at depth d, actions[d] what is still to be tried there."""
    t, log = tables[0], logs[0]
    count, d = 0, 0
    left[0] = legal(states[0], t, actions[0])
    while d >= 0:
        if left[d] == 0:
            d -= 1
            continue
        left[d] -= 1
        if d == depth - 1:
            count += 1
            continue
        states[d + 1] = states[d]
        perform(states[d + 1], t, actions[d, left[d]], log)
        d += 1
        left[d] = legal(states[d], t, actions[d]) if states[d].phase != OVER else 0
    return count


def tree_count(game: PalaisRoyal, s: State, depth: int) -> int:
    """How many sequences of `depth` legal actions start from `s`; draws follow the record's random stream."""
    records = aligned(STATE, depth + 1)
    records[0] = fields(s).array[0]
    states = handles(StateRecord, records)
    actions, left = np.zeros((depth + 1, ACTIONS), np.int64), np.zeros(depth + 1, np.int64)
    return count_lines(states, game.box.tables.handle(), mute_log().handle(), actions, left, depth)
