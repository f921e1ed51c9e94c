"""The door of every bot: what one seat may know, told as if that seat were seat 0.

All that follows from it, which seat is feared or courted, how ties are broken, is then the same whoever sits where.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from palais.core.contract import Hidden
from palais.core.errors import BotError
from palais.games.versailles_1682.engine.actions import ACTIONS, AMOUNTS, PAY, SEAT
from palais.games.versailles_1682.engine.constants import MAX_PLAYERS
from palais.games.versailles_1682.engine.state import STATE, State, fields

BY_SEAT: Final = [name for name in STATE.names or () if STATE[name].shape[:1] == (MAX_PLAYERS,) and name != "seen"]
NAMING_SEATS: Final = ("spouse", "name", "holder")
A_SEAT: Final = ("seat", "steward", "receiver", "target")  # where such a number is below MAX_PLAYERS, it is a seat


def own_view(hidden: Hidden) -> State:
    """A copy in which the viewer is seat 0 and the others follow in their order. Raises BotError if the record is no seat's."""
    if hidden.viewer < 0:
        raise BotError("a bot plays from what its seat may know; this record was hidden for no seat")
    h = fields(hidden)
    return seats_moved(h, -h.viewer)


def seats_moved(h: State, by: int) -> State:
    """The same position with every seat moved on by so many places."""
    s, n = h.copy(), h.players
    if by % n == 0:
        return s
    for name in BY_SEAT:
        _moved(getattr(s, name), by, n)
    for name in NAMING_SEATS:
        named = getattr(s, name)
        named[...] = np.where((named >= 0) & (named < n), (named + by) % n, named)
    s.by_round[:, :n] = np.roll(s.by_round[:, :n], by, 1)
    s.seen[:n, :n] = np.roll(s.seen[:n, :n], (by, by), (0, 1))
    for name in A_SEAT:
        number = getattr(s, name)
        if 0 <= number < n:
            setattr(s, name, (number + by) % n)
    if h.viewer >= 0:
        s.viewer = (h.viewer + by) % n
    return s


def _moved(array: Any, by: int, n: int) -> None:
    array[:n] = np.roll(array[:n], by, 0)


def action_moved(action: int, by: int, n: int) -> int:
    """What an action is called when every seat has moved on by so many places."""
    if SEAT <= action < SEAT + n:
        return SEAT + (action - SEAT + by) % n
    if PAY <= action < ACTIONS:
        seat, amount = divmod(action - PAY, AMOUNTS)
        return PAY + AMOUNTS * ((seat + by) % n) + amount
    return action
