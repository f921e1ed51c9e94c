"""VE-122: Disfavour. A cabal and letters to the enemy also hit the others of the target's party."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.box.tables import Tables
from palais.games.versailles_1682.engine.event_log import Log
from palais.games.versailles_1682.engine.rules.standing import change_king, change_standings
from palais.games.versailles_1682.engine.state import State


@rule
def disfavour(s: State, t: Tables, kind: int, log: Log) -> None:
    change_standings(s, s.target, int(t.king[kind]), int(t.queen[kind]), kind, log)
    if t.party[kind] != 0:
        hit_party(s, int(s.party[s.target]), s.target, int(t.party[kind]), kind, log)


@rule
def hit_party(s: State, party: int, but: int, change: int, reason: int, log: Log) -> None:
    """Everyone at court of a party, from the Steward leftwards, the player's own courtier too; one may be left out."""
    for n in range(s.players):
        seat = (s.steward + n) % s.players
        if seat != but and s.party[seat] == party:
            change_king(s, seat, change, reason, log)
