"""VE-603: Levy."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.box.tables import Tables
from palais.games.versailles_1682.engine.chance import die
from palais.games.versailles_1682.engine.constants import AFTER_STEP, BY_POWERS, FOR_LEVY
from palais.games.versailles_1682.engine.event_log import LEVIED, Log, tell
from palais.games.versailles_1682.engine.rules.money import gain
from palais.games.versailles_1682.engine.rules.standing import change_king
from palais.games.versailles_1682.engine.state import State


@rule
def levy(s: State, t: Tables, log: Log) -> None:
    """500 livres; by a die of 9-10 the King hears complaints."""
    s.power_used = 1
    tell(log, LEVIED, s.seat, 0, 0, 0, 0)
    gain(s, s.seat, t.levy_livres, BY_POWERS, FOR_LEVY, log)
    if die(s, s.seat, FOR_LEVY, 0, t.levy_die, log) >= t.levy_die:
        change_king(s, s.seat, t.levy_king, FOR_LEVY, log)
    s.step = AFTER_STEP
