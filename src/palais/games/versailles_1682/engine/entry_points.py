"""The doors into compiled code: each takes records as arrays of one and hands them to a rule.

Python code calls these, with `record.handle()`; rules call each other directly.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from palais.core.jit import door
from palais.games.versailles_1682.engine.hide import hide_from, imagine
from palais.games.versailles_1682.engine.rules.check import check
from palais.games.versailles_1682.engine.rules.legal import legal
from palais.games.versailles_1682.engine.rules.perform import perform
from palais.games.versailles_1682.engine.setup import set_up

Records = Any
Words = npt.NDArray[np.uint64]
Numbers = npt.NDArray[np.int64]


@door
def check_action(states: Records, tables: Records, seat: int, action: int) -> int:
    return check(states[0], tables[0], seat, action)


@door
def perform_action(states: Records, tables: Records, seat: int, action: int, logs: Records) -> None:
    perform(states[0], tables[0], seat, action, logs[0])


@door
def list_legal(states: Records, tables: Records, seat: int, out: Numbers) -> int:
    return legal(states[0], tables[0], seat, out)


@door
def start_game(states: Records, tables: Records, keys: Words, terms: Records, logs: Records) -> None:
    set_up(states[0], tables[0], keys, terms[0], logs[0])


@door
def hide_state(states: Records, seat: int) -> None:
    hide_from(states[0], seat)


@door
def imagine_state(states: Records, tables: Records, seat: int, rng: Words) -> None:
    imagine(states[0], tables[0], seat, rng)
