"""VE-624: Lady of the Palace."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.engine.constants import INTERVENE, RECALL
from palais.games.versailles_1682.engine.refusals import LEGAL
from palais.games.versailles_1682.engine.rules.audience import check_audience_kind
from palais.games.versailles_1682.engine.state import State


@rule
def palace_lady_may(s: State, seat: int) -> bool:
    """With a Queen: an audience that is marked with a star, to the Queen herself or to the Regent."""
    if not s.queen:
        return False
    return check_audience_kind(s, seat, INTERVENE) == LEGAL or check_audience_kind(s, seat, RECALL) == LEGAL
