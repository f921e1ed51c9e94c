"""VE-526: Recall another courtier from exile."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.engine.constants import IN_EXILE
from palais.games.versailles_1682.engine.refusals import LEGAL, NOT_IN_EXILE
from palais.games.versailles_1682.engine.state import State


@rule
def check_recall(s: State, seat: int, other: int) -> int:
    """The applicant is at court, so an exile is always another."""
    return LEGAL if s.status[other] == IN_EXILE else NOT_IN_EXILE
