"""The value function for Python: everyone's share of the win in a position, as one seat sees it.

    shares = win_shares(hidden, game.box.tables)                # the viewer's judgement, one number a seat, sum 1
    then = win_shares(paid(hidden, 0, 2, 1500), game.box.tables)     # the same after an imagined payment

`imagined.py` has the imagined changes: a payment, a word for somebody, a release, a war, a card given.
"""

from __future__ import annotations

from functools import cache

import numpy as np
import numpy.typing as npt

from palais.core.jit import door
from palais.core.records import Record
from palais.games.versailles_1682.bots.mind import Mind, new_mind
from palais.games.versailles_1682.bots.value.value import judge, load_weights
from palais.games.versailles_1682.box.tables import Tables
from palais.games.versailles_1682.engine.constants import NOBODY
from palais.games.versailles_1682.engine.entry_points import Records
from palais.games.versailles_1682.engine.state import fields


@door
def judge_position(states: Records, tables: Records, minds: Records) -> None:
    judge(states[0], tables[0], minds[0])


def win_shares(record: Record, tables: Tables, seat: int | None = None) -> npt.NDArray[np.float64]:
    """Each seat's expected share of the win.

    Of a hidden record it is its viewer's judgement. Of a full record it is what everyone knows, or what `seat` knows: hands of
    others count only as far as that seat has seen them, so the answer never depends on more than the seat may know.
    """
    s = fields(record)
    mind = _mind(s.players)
    mind.seat = max(s.viewer, NOBODY) if seat is None else seat
    judge_position(s.handle(), tables.handle(), mind.handle())
    return mind.share[: s.players].copy()


@cache
def _mind(players: int) -> Mind:
    return new_mind(load_weights(players))
