"""How a promise is kept: the small decisions of the action that does it, as far as they can be named beforehand."""

from __future__ import annotations

from collections.abc import Iterator

from palais.core.bargain.offer import Term
from palais.games.versailles_1682.bargain import forms
from palais.games.versailles_1682.engine.actions import (
    ASK_AUDIENCE,
    AUDIENCE_KIND,
    CARD_KIND,
    COUNTRY,
    DIRECTED,
    GIVE,
    NO,
    PLAY,
    POWER,
    SEAT,
)
from palais.games.versailles_1682.engine.constants import (
    CASUS_BELLI,
    COUNTRIES,
    INTERVENE,
    JUSTICE,
    KIND_COUNT,
    MARRY,
    PEACE,
    RECALL,
    RELEASE,
    UP,
    WAR_MINISTER,
    WARRANT,
)
from palais.games.versailles_1682.engine.state import State

AUDIENCE_OF = {forms.SPEAK_FOR: INTERVENE, forms.RELEASE: RELEASE, forms.RECALL: RECALL, forms.MARRY: MARRY}
Line = list[int]


def ways(s: State, term: Term) -> Iterator[Line]:
    """Ways to keep a promise, the best first, without the route at the end. Whether one is legal now is for the rules to say."""
    to = SEAT + (term.by if term.seat is None else term.seat)
    if term.form == forms.RELEASE:
        yield [PLAY, CARD_KIND + JUSTICE, to]
    if term.form in AUDIENCE_OF:
        line = [ASK_AUDIENCE, AUDIENCE_KIND + AUDIENCE_OF[term.form], to]
        yield [*line, DIRECTED + UP] if term.form == forms.SPEAK_FOR else line
    elif term.form == forms.GIVE_CARDS:
        yield _gift(s, term, to)
    elif term.form in forms.ABOUT_COUNTRIES:
        country = COUNTRY + COUNTRIES.index(term.what or "")
        if s.office[term.by] == WAR_MINISTER:
            yield [POWER, country]
        yield [PLAY, CARD_KIND + (PEACE if term.form == forms.MAKE_PEACE else CASUS_BELLI), country]
    elif term.form == forms.ASK_FOR:
        yield from ([PLAY, CARD_KIND + kind, to] for kind in range(WARRANT) if s.hand[term.by, kind])


def _gift(s: State, term: Term, to: int) -> Line:
    """The cards that were promised; those that come last in the box are the least of them."""
    held = [kind for kind in reversed(range(KIND_COUNT)) for _ in range(int(s.hand[term.by, kind]))]
    cards = [CARD_KIND + kind for kind in held[: term.amount or 1]]
    return [GIVE, to, *cards, *([NO] if len(cards) == 1 and len(held) > 1 else [])]
