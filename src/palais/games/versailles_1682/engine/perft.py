"""Tree counts: how many lines of play of a given length a position has. Two engines with the same rules count the same."""

from __future__ import annotations

import numpy as np

from palais.core.contract import State
from palais.core.jit import door
from palais.core.records import aligned, handles
from palais.games.versailles_1682.engine.actions import ACTIONS
from palais.games.versailles_1682.engine.constants import OVER
from palais.games.versailles_1682.engine.entry_points import Numbers, Records
from palais.games.versailles_1682.engine.event_log import mute_log
from palais.games.versailles_1682.engine.rules.legal import acting_seat, legal
from palais.games.versailles_1682.engine.rules.perform import perform
from palais.games.versailles_1682.engine.state import STATE, StateRecord, fields
from palais.games.versailles_1682.game import Versailles1682


@door
def count_lines(states: Records, tables: Records, logs: Records, actions: Numbers, left: Numbers, depth: int) -> int:
    """Walk the tree with a stack: states[d] is the position at depth d, actions[d] what is still to be tried there."""
    t, log = tables[0], logs[0]
    count, d = 0, 0
    left[0] = legal(states[0], t, acting_seat(states[0]), actions[0])
    while d >= 0:
        if left[d] == 0:
            d -= 1
            continue
        left[d] -= 1
        if d == depth - 1:
            count += 1
            continue
        states[d + 1] = states[d]
        perform(states[d + 1], t, acting_seat(states[d]), actions[d, left[d]], log)
        d += 1
        left[d] = legal(states[d], t, acting_seat(states[d]), actions[d]) if states[d].step != OVER else 0
    return count


def tree_count(game: Versailles1682, s: State, depth: int) -> int:
    """How many sequences of `depth` legal actions lead on from `s`; dice and draws come out as the record's chance has them.
    In the negotiation the seats act in their order.
    """
    records = aligned(STATE, depth + 1)
    records[0] = fields(s).array[0]
    actions, left = np.zeros((depth + 1, ACTIONS), np.int64), np.zeros(depth + 1, np.int64)
    states = handles(StateRecord, records)
    return count_lines(states, game.box.tables.handle(), mute_log().handle(), actions, left, depth)
