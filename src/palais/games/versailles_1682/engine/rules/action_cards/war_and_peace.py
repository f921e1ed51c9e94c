"""VE-127: War and peace."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.box.tables import Tables
from palais.games.versailles_1682.engine.actions import COUNTRY
from palais.games.versailles_1682.engine.constants import CASUS_BELLI, NOBODY
from palais.games.versailles_1682.engine.event_log import Log
from palais.games.versailles_1682.engine.rules.action_cards.disfavour import hit_party
from palais.games.versailles_1682.engine.rules.standing import change_king
from palais.games.versailles_1682.engine.rules.wars import declare_war, end_war
from palais.games.versailles_1682.engine.state import State


@rule
def war_and_peace(s: State, t: Tables, kind: int, log: Log) -> None:
    """A war costs the courtiers of that party standing; a peace honours the player's courtier."""
    country = s.target - COUNTRY
    if kind == CASUS_BELLI:
        declare_war(s, s.seat, country, log)
        hit_party(s, country, NOBODY, int(t.party[kind]), kind, log)
    else:
        end_war(s, s.seat, country, kind, log)
        change_king(s, s.seat, int(t.own_king[kind]), kind, log)
