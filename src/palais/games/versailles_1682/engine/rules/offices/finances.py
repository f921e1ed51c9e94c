"""VE-612: Controller-General of Finances."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.box.tables import Tables
from palais.games.versailles_1682.engine.constants import BY_POWERS, FINANCES
from palais.games.versailles_1682.engine.event_log import Log
from palais.games.versailles_1682.engine.rules.money import gain, lose
from palais.games.versailles_1682.engine.state import State


@rule
def finances_may(s: State, seat: int, other: int) -> bool:
    """The own family, or another one with money."""
    return bool(other == seat or s.fortune[other] > 0)


@rule
def use_finances(s: State, t: Tables, log: Log) -> None:
    if s.target == s.seat:
        gain(s, s.seat, int(t.livres[FINANCES]), BY_POWERS, FINANCES, log)
    else:
        lose(s, s.target, int(t.livres[FINANCES]), BY_POWERS, FINANCES, log)
