"""VE-525: Release another courtier from the Bastille."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.engine.constants import IN_BASTILLE
from palais.games.versailles_1682.engine.refusals import LEGAL, NOT_IN_BASTILLE
from palais.games.versailles_1682.engine.state import State


@rule
def check_release(s: State, seat: int, other: int) -> int:
    """The applicant is at court, so a prisoner is always another."""
    return LEGAL if s.status[other] == IN_BASTILLE else NOT_IN_BASTILLE
