"""VE-123: The King's heart."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.box.tables import Tables
from palais.games.versailles_1682.engine.chance import die
from palais.games.versailles_1682.engine.constants import BY_CARDS, CHILD, FAVOURITE, FOR_OLD_FAVOURITE, NOBODY
from palais.games.versailles_1682.engine.event_log import Log
from palais.games.versailles_1682.engine.rules.cards import lay_before, lose_to_house, put_in_house
from palais.games.versailles_1682.engine.rules.money import gain
from palais.games.versailles_1682.engine.rules.standing import change_king, change_queen, change_standings
from palais.games.versailles_1682.engine.state import State


@rule
def favourite(s: State, t: Tables, log: Log) -> None:
    """A die up to her K: she takes the place of the present favourite. Otherwise the Queen has heard of it."""
    woman, standing = s.target, int(s.k[s.target])
    if die(s, woman, FAVOURITE, standing, 0, log) > standing:
        change_queen(s, woman, int(t.fails_queen[FAVOURITE]), FAVOURITE, log)
        put_in_house(s, FAVOURITE)
        return
    dismiss_favourite(s, t, log)
    lay_before(s, woman, FAVOURITE, FAVOURITE, log)
    change_standings(s, woman, int(t.king[FAVOURITE]), int(t.queen[FAVOURITE]), FAVOURITE, log)
    if s.spouse[woman] != NOBODY:
        change_king(s, int(s.spouse[woman]), int(t.husband[FAVOURITE]), FAVOURITE, log)


@rule
def dismiss_favourite(s: State, t: Tables, log: Log) -> None:
    """The present favourite, if any, loses her card to the King's House, and standing."""
    for seat in range(s.players):
        if s.before[seat, FAVOURITE] > 0:
            lose_to_house(s, seat, FAVOURITE, FOR_OLD_FAVOURITE, log)
            change_king(s, seat, int(t.rival[FAVOURITE]), FOR_OLD_FAVOURITE, log)


@rule
def child(s: State, t: Tables, log: Log) -> None:
    """The favourite's family gains money; the King is glad, the Queen is not."""
    gain(s, s.target, int(t.livres[CHILD]), BY_CARDS, CHILD, log)
    change_standings(s, s.target, int(t.king[CHILD]), int(t.queen[CHILD]), CHILD, log)
