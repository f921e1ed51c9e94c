"""What a bot must leave alone to keep its word, and a position in which it cannot be reached: so any bot plans without it."""

from __future__ import annotations

from collections.abc import Sequence

from palais.core.bargain.offer import Term
from palais.core.contract import Hidden
from palais.core.events import Event
from palais.games.versailles_1682.bargain import forms
from palais.games.versailles_1682.bargain.judge import breaks
from palais.games.versailles_1682.engine.constants import COUNTRIES, DEAD, FIRST_OFFICE, KINDS, LAST_GOVERNORSHIP
from palais.games.versailles_1682.engine.state import State, fields


def broken_by(terms: Sequence[Term], events: Sequence[Event], after: State) -> list[Term]:
    """The promises that an action would break."""
    return [term for term in terms if any(event.seat == term.by and breaks(term, event, after) for event in events)]


def out_of_reach(hidden: Hidden, terms: Sequence[Term]) -> Hidden:
    """The position as if what was promised were not there: courtiers who are gone, offices that have moved, a war that is on."""
    s = fields(hidden).copy()
    for term in terms:
        if term.form == forms.KEEP_PEACE:
            s.war[COUNTRIES.index(term.what or "")] = 1
        elif term.form == forms.LEAVE_OFFICE:
            s.moved[KINDS.index(term.what or "")] = 1
        elif term.seat is not None:
            s.status[term.seat], s.k[term.seat], s.q[term.seat] = DEAD, 0, 0
            s.moved[[kind for kind in range(FIRST_OFFICE, LAST_GOVERNORSHIP + 1) if s.holder[kind] == term.seat]] = 1
    return Hidden(s)
