"""What acts would lead to, from the rows of a survey: only the facts that would be others, by act."""

from __future__ import annotations

from collections import defaultdict
from typing import Final, Literal

import numpy as np

from palais.games.versailles_1682.engine.constants import AT_COURT, MAX_PLAYERS, STATUSES
from palais.games.versailles_1682.engine.foresee import BY_SEAT, FACTS, HIGH, LOW
from palais.games.versailles_1682.engine.survey import Survey
from palais.games.versailles_1682.people.view_types_acts import ChangeView, ResultView

Act = tuple[int, int, int]  # what it is about, its target and option, as in a row
What = Literal["king", "queen", "fortune", "income", "status", "king-dies", "queen-dies"]
FACT_NAMES: Final[tuple[What, ...]] = ("status", "king", "queen", "fortune", "income")
DEATHS: Final[tuple[What, ...]] = ("king-dies", "queen-dies")
CROWN: Final = BY_SEAT * MAX_PLAYERS  # where the facts of the crown begin
STANDINGS: Final = ("king", "queen")


def results(survey: Survey) -> dict[Act, list[ResultView]]:
    """By act: one result for each range of faces."""
    rows, now = survey.row[: survey.rows], survey.now[FACTS:].tolist()
    changed: dict[int, list[ChangeView]] = defaultdict(list)
    lines, columns = np.nonzero(rows[:, FACTS:] != survey.now[FACTS:])
    after = rows[:, FACTS:].tolist()
    for line, column in zip(lines.tolist(), columns.tolist(), strict=True):
        changed[line].append(_change(column, now, after[line]))
    found: dict[Act, list[ResultView]] = defaultdict(list)
    for line, head in enumerate(rows[:, :FACTS].tolist()):
        faces = [head[LOW], head[HIGH]] if head[LOW] else None
        found[head[0], head[1], head[2]].append(ResultView(faces=faces, changes=changed[line]))
    return found


def _change(column: int, now: list[int], after: list[int]) -> ChangeView:
    if column >= CROWN:
        return ChangeView(seat=None, what=DEATHS[column - CROWN], before=None, after=None)
    fact, seat = divmod(column, MAX_PLAYERS)
    what = FACT_NAMES[fact]
    return ChangeView(seat=seat, what=what, before=_fact(what, seat, column, now), after=_fact(what, seat, column, after))


def _fact(what: str, seat: int, column: int, facts: list[int]) -> int | str | None:
    """A standing is none for who is not at court, or without the one with whom it would be."""
    if what == "status":
        return STATUSES[facts[column]]
    if what in STANDINGS and (facts[seat] != AT_COURT or not facts[CROWN + STANDINGS.index(what)]):
        return None
    return facts[column]
