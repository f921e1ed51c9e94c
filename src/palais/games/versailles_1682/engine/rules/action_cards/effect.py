"""VE-413: An action card takes effect and goes where it belongs: the discard, unless its rule says otherwise."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.box.tables import Tables
from palais.games.versailles_1682.engine.constants import (
    CASUS_BELLI,
    CHILD,
    DISGRACE,
    FAVOURITE,
    FEVER,
    FRONT,
    JUSTICE,
    KING_MALADY,
    MINUET,
    PEACE,
    PHRASE,
    POISON,
    SIGNED_WARRANT,
    SLANDER,
)
from palais.games.versailles_1682.engine.event_log import Log
from palais.games.versailles_1682.engine.rules.action_cards.banishment import banishment
from palais.games.versailles_1682.engine.rules.action_cards.disfavour import disfavour
from palais.games.versailles_1682.engine.rules.action_cards.favour import favour
from palais.games.versailles_1682.engine.rules.action_cards.fortune import fortune
from palais.games.versailles_1682.engine.rules.action_cards.kings_heart import child, favourite
from palais.games.versailles_1682.engine.rules.action_cards.sickness import sickness
from palais.games.versailles_1682.engine.rules.action_cards.violence import violence
from palais.games.versailles_1682.engine.rules.action_cards.war_and_peace import war_and_peace
from palais.games.versailles_1682.engine.rules.cards import put_on_discard
from palais.games.versailles_1682.engine.state import State


@rule
def take_effect(s: State, t: Tables, log: Log) -> None:
    """By group of cards, in the order of their numbers."""
    kind = s.card
    if kind == FAVOURITE:
        favourite(s, t, log)
        return
    put_on_discard(s, kind)
    if PHRASE <= kind <= MINUET:
        favour(s, t, kind, log)
    elif SLANDER <= kind < FAVOURITE:
        disfavour(s, t, kind, log)
    elif kind == CHILD:
        child(s, t, log)
    elif POISON <= kind <= FRONT:
        violence(s, t, kind, log)
    elif KING_MALADY <= kind <= FEVER:
        sickness(s, t, kind, log)
    elif DISGRACE <= kind <= JUSTICE or kind == SIGNED_WARRANT:
        banishment(s, t, kind, log)
    elif CASUS_BELLI <= kind <= PEACE:
        war_and_peace(s, t, kind, log)
    else:
        fortune(s, t, kind, log)
