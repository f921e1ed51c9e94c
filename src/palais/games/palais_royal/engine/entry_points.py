"""The entry points into compiled code: each takes records as arrays of one and passes them to a rule.

Python code calls these, with `record.handle()`; rules call each other directly.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from palais.core.jit import door
from palais.games.palais_royal.engine.constants import EMPTY, NOBODY
from palais.games.palais_royal.engine.hide import hide_from, imagine
from palais.games.palais_royal.engine.rules.check import check, perform
from palais.games.palais_royal.engine.rules.legal import legal
from palais.games.palais_royal.engine.rules.majority import has_majority_bonus, leads
from palais.games.palais_royal.engine.rules.recruit import discount, price
from palais.games.palais_royal.engine.rules.scoring import Sheet, score, wins
from palais.games.palais_royal.engine.setup import set_up

Records = Any
Words = npt.NDArray[np.uint64]
Numbers = npt.NDArray[np.int64]


@door
def check_action(states: Records, tables: Records, seat: int, action: int) -> int:
    return check(states[0], tables[0], seat, action)


@door
def perform_action(states: Records, tables: Records, action: int, logs: Records) -> None:
    perform(states[0], tables[0], action, logs[0])


@door
def list_legal(states: Records, tables: Records, out: Numbers) -> int:
    return legal(states[0], tables[0], out)


@door
def start_game(states: Records, tables: Records, keys: Words, terms: Records, logs: Records) -> None:
    set_up(states[0], tables[0], keys, terms[0], logs[0])


@door
def hide_state(states: Records, seat: int) -> None:
    hide_from(states[0], seat)


@door
def imagine_state(states: Records, tables: Records, seat: int, rng: Words) -> None:
    imagine(states[0], tables[0], seat, rng)


@door
def score_game(states: Records, tables: Records, sheet: Sheet, winners: Numbers) -> None:
    """The score sheet, and 1 in `winners` for each seat that wins."""
    s = states[0]
    score(s, tables[0], sheet)
    for seat in range(s.players):
        winners[seat] = wins(s, sheet, seat)


@door
def survey(states: Records, tables: Records, prices: Numbers, leaders: Numbers) -> None:
    """What a view shows of every field and room.

    A line of `prices` is the discount of a field and the price of its noble; a line of `leaders` is who leads in a
    room, or NOBODY, and whether the player in turn has its bonus.
    """
    s, t = states[0], tables[0]
    for field in range(t.fields):
        prices[field, 0] = discount(s, t, field)
        prices[field, 1] = price(s, t, field) if s.noble_at[field] != EMPTY else 0
    for room in range(len(leaders)):
        leaders[room, 0] = NOBODY
        leaders[room, 1] = has_majority_bonus(s, t, s.player, room)
        for seat in range(s.players):
            if s.servants[seat, room] > 0 and leads(s, seat, room):
                leaders[room, 0] = seat
