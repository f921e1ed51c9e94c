"""What every view asks the rules about public facts, computed once for all seats."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, cast

import numpy as np

from palais.core.contract import Outcome
from palais.games.palais_royal.box.box import Box
from palais.games.palais_royal.engine.constants import MAX_FIELDS, ROOMS, SPECTATOR
from palais.games.palais_royal.engine.entry_points import hide_state, survey
from palais.games.palais_royal.engine.rules.scoring import Sheet
from palais.games.palais_royal.engine.state import STATE, State, StateRecord
from palais.games.palais_royal.people.score import outcome_of, score_sheet

KEPT: Final = 64  # positions: enough for all tables that move at the same time


@dataclass(frozen=True)
class Survey:
    """What the rules say about every field, room and player."""

    discounts: list[int]
    prices: list[int]
    leaders: list[int]
    bonus: list[int]
    sheet: Sheet  # read-only: shared by all seats
    outcome: Outcome


def make_survey(box: Box, h: State) -> Survey:
    """The same for every seat: it uses only what a spectator knows."""
    public = h.copy()
    hide_state(public.handle(), SPECTATOR)
    return _survey(box, public.array.tobytes())


@lru_cache(KEPT)
def _survey(box: Box, public: bytes) -> Survey:
    s = cast(State, StateRecord(np.frombuffer(bytearray(public), STATE)))
    prices, leaders = np.zeros((MAX_FIELDS, 2), np.int64), np.zeros((len(ROOMS), 2), np.int64)
    survey(s.handle(), box.tables.handle(), prices, leaders)
    sheet, wins = score_sheet(box, s)
    (discounts, now), (leader, bonus) = prices.T.tolist(), leaders.T.tolist()
    return Survey(discounts, now, leader, bonus, sheet, outcome_of(s, sheet, wins))
