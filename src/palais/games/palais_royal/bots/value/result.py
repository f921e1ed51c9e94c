"""What a finished game was worth to a seat: exact, not estimated."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.palais_royal.bots.value.value import MARGIN, POINTS, WIN, Evaluation, Weights, blend
from palais.games.palais_royal.box.tables import Tables
from palais.games.palais_royal.engine.rules.scoring import TOTAL, score, wins
from palais.games.palais_royal.engine.state import State


@rule
def result_for(s: State, t: Tables, w: Weights, e: Evaluation, seat: int) -> float:
    """The margin over the best of the others, the win and the points, in one number as for any other position."""
    e.sheet[:] = 0
    score(s, t, e.sheet)
    best = -1000
    for other in range(s.players):
        if other != seat:
            best = max(best, e.sheet[other, TOTAL])
    e.answer[MARGIN] = e.sheet[seat, TOTAL] - best
    e.answer[WIN] = 1.0 if wins(s, e.sheet, seat) else 0.0
    e.answer[POINTS] = e.sheet[seat, TOTAL]
    return blend(w, e)
