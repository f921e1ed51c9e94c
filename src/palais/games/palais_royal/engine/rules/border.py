"""A border row: a servant stays on the field that became free (PR-344)."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.palais_royal.engine.constants import BORDER
from palais.games.palais_royal.engine.event_log import BORDER_SERVANT, Log, tell
from palais.games.palais_royal.engine.refusals import NOT_NOW
from palais.games.palais_royal.engine.rules.recruit import end_recruitment
from palais.games.palais_royal.engine.rules.servants import check_own_servant, take_servant
from palais.games.palais_royal.engine.state import State


@rule
def check_border(s: State, seat: int, source: int) -> int:
    """PR-344: One own servant from the supply or from any room. There always is one: the office's went to the supply."""
    return check_own_servant(s, seat, source) if s.phase == BORDER else NOT_NOW


@rule
def border(s: State, source: int, log: Log) -> None:
    """PR-344: The servant stands on the field until the end of the game."""
    take_servant(s, s.player, source)
    s.servant_at[s.field] = s.player
    tell(log, BORDER_SERVANT, s.player, s.field, source)
    end_recruitment(s)
