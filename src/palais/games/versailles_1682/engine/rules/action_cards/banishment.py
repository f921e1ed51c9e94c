"""VE-126: Banishment and law."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.box.tables import Tables
from palais.games.versailles_1682.engine.constants import BY_CARDS, COLONIES, JUSTICE, SIGNED_WARRANT
from palais.games.versailles_1682.engine.event_log import Log
from palais.games.versailles_1682.engine.rules.falls import exile, free, imprison
from palais.games.versailles_1682.engine.rules.money import gain
from palais.games.versailles_1682.engine.state import State


@rule
def banishment(s: State, t: Tables, kind: int, log: Log) -> None:
    """Exile, freedom, or the Bastille; who goes to the colonies is paid for it."""
    if kind == JUSTICE:
        free(s, s.target, kind, log)
    elif kind == SIGNED_WARRANT:
        imprison(s, s.target, kind, log)
    else:
        exile(s, s.target, kind, log)
        if kind == COLONIES:
            gain(s, s.target, int(t.livres[kind]), BY_CARDS, kind, log)
