"""The questions a view asks the rules, all at once."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from palais.core.game import Outcome
from palais.games.palais_royal.box import Box
from palais.games.palais_royal.engine import score_game, survey
from palais.games.palais_royal.names import MAX_FIELDS, MAX_PLAYERS, ROOMS
from palais.games.palais_royal.rules.scoring import Sheet, new_sheet
from palais.games.palais_royal.score import outcome
from palais.games.palais_royal.state import State


@dataclass(frozen=True)
class Survey:
    """What the rules say about every field, room and player, asked once for a whole view."""

    discounts: list[int]
    prices: list[int]
    leaders: list[int]
    bonus: list[int]
    sheet: Sheet
    outcome: Outcome


def make_survey(box: Box, h: State) -> Survey:
    prices, leaders = np.zeros((MAX_FIELDS, 2), np.int64), np.zeros((len(ROOMS), 2), np.int64)
    survey(h.handle(), box.tables.handle(), prices, leaders)
    sheet = new_sheet()
    score_game(h.handle(), box.tables.handle(), sheet, np.zeros(MAX_PLAYERS, np.int64))
    (discounts, now), (leader, bonus) = prices.T.tolist(), leaders.T.tolist()
    return Survey(discounts, now, leader, bonus, sheet, outcome(box, h))
