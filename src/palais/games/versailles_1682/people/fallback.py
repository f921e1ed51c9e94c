"""What is done for a seat that does not answer."""

from __future__ import annotations

from collections.abc import Sequence

from palais.games.versailles_1682.engine.actions import COURT_AT
from palais.games.versailles_1682.engine.constants import PLACE
from palais.games.versailles_1682.engine.state import State


def fallback(h: State, legal: Sequence[int]) -> int:
    """No, done, ready; the court stays where it is; else the first thing that can be done."""
    return COURT_AT + h.place if h.step == PLACE else legal[0]
