"""Why a card, a seat, a country or an action cannot be chosen now: what a click on it would mean, asked of `check`.

`check` alone decides: a thing that it allows is explained with `legal`, and every other sentence belongs to its refusal.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from palais.core.errors import NotationError
from palais.core.explanation import Explanation, Thing
from palais.core.phrase import Phrase
from palais.games.versailles_1682.engine.actions import (
    AUDIENCE_KIND,
    CARD_KIND,
    COUNTRY,
    COURT_AT,
    LEVY,
    SEAT,
    TEXTS,
    THE_KING,
    THE_QUEEN,
    TO_HOUSE,
)
from palais.games.versailles_1682.engine.constants import AUDIENCE, AUDIENCES, CARD, COUNTRIES, KINDS, MAIN, PLACES, TAKE
from palais.games.versailles_1682.engine.state import State

Check = Callable[[State, int], str | None]
LEGAL: Final = "legal"
ROYAL: Final = {"king": THE_KING, "queen": THE_QUEEN, "house": TO_HOUSE}


def explain(h: State, seat: int, thing: Thing, check: Check) -> Explanation:
    """Where the turn is between two actions, a card means: play it, one in the King's House: take it, an audience: ask for it."""
    action, step = _meant(h, thing)
    asked = h
    if step is not None and h.step == MAIN and h.seat == seat:
        asked = h.copy()
        asked.step = step
        if h.actions_left == 0:
            return Explanation("no-actions-left", Phrase("refusal-no-actions-left"))
    code = check(asked, action) or LEGAL
    return Explanation(code, Phrase(f"refusal-{code}"))


def _meant(h: State, thing: Thing) -> tuple[int, int | None]:
    """The action that the thing stands for, and the step in which it would be asked for."""
    if thing.kind in ("card", "house-card") and thing.name in KINDS:
        return CARD_KIND + KINDS.index(thing.name), CARD if thing.kind == "card" else TAKE
    if thing.kind == "seat" and thing.name in map(str, range(h.players)):
        return SEAT + int(thing.name), None
    if thing.kind == "audience" and thing.name in AUDIENCES:
        return AUDIENCE_KIND + AUDIENCES.index(thing.name), AUDIENCE
    if thing.kind == "country" and thing.name in COUNTRIES:
        return COUNTRY + COUNTRIES.index(thing.name), None
    if thing.kind == "place" and thing.name in PLACES:
        return COURT_AT + PLACES.index(thing.name), None
    if thing.kind == "crown" and thing.name in ROYAL:
        return ROYAL[thing.name], None
    if thing.kind == "action" and thing.name in TEXTS[: LEVY + 1]:
        return TEXTS.index(thing.name), None
    raise NotationError(f"there is no {thing.kind} called {thing.name!r} on this table")
