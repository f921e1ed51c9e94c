"""The score sheet for people (PR-402 to PR-404)."""

from __future__ import annotations

import numpy as np

from palais.core.contract import Outcome
from palais.games.palais_royal.box.box import Box
from palais.games.palais_royal.engine.constants import EVERYONE, OVER, ROWS
from palais.games.palais_royal.engine.entry_points import score_game
from palais.games.palais_royal.engine.rules.scoring import FIRST_ROW, HAND, NOBLES, PLAYED, TOTAL, Sheet, new_sheet
from palais.games.palais_royal.engine.state import State


def outcome(box: Box, s: State) -> Outcome:
    """Points by seat with their parts, the winners, and whether the Cardinal had to break a tie."""
    return outcome_of(s, *score_sheet(box, s))


def score_sheet(box: Box, s: State) -> tuple[Sheet, Sheet]:
    """The current sheet, and 1 for each seat that would win now."""
    sheet, wins = new_sheet(), np.zeros(s.players, np.int64)
    score_game(s.handle(), box.tables.handle(), sheet, wins)
    return sheet, wins


def outcome_of(s: State, sheet: Sheet, wins: Sheet) -> Outcome:
    lines = sheet.tolist()[: s.players]
    points = [line[TOTAL] for line in lines]
    winners = np.flatnonzero(wins).tolist()
    return Outcome(
        points=points,
        parts=[_parts(line) for line in lines],
        winners=winners,
        tie_break=points.count(max(points)) > len(winners),
    )


def _parts(line: list[int]) -> dict[str, int]:
    rows = {row: line[FIRST_ROW + n] for n, row in enumerate(ROWS)}
    return {"nobles": line[NOBLES], "played": line[PLAYED], "hand": line[HAND], **rows}


def known_points(box: Box, h: State) -> list[int] | None:
    """Everyone's points, if the viewer may know them: a full record, open scores (reading 6) or the end."""
    if h.viewer == EVERYONE or h.open_scores or h.phase == OVER:
        return outcome(box, h).points
    return None
