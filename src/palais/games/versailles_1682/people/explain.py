"""Why a thing on the table cannot be chosen now and what would help; what it is, where choosing it means nothing.

`check` alone decides: a thing that it allows is explained with `legal`, and every other sentence belongs to its refusal.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from palais.core.errors import NotationError
from palais.core.explanation import Explanation, Thing
from palais.core.phrase import Phrase
from palais.games.versailles_1682.box.box import Box
from palais.games.versailles_1682.engine.actions import (
    AUDIENCE_KIND,
    BY_ROUTE,
    CARD_KIND,
    COUNTRY,
    COURT_AT,
    LEVY,
    POWER,
    SEAT,
    TEXTS,
    THE_KING,
    THE_QUEEN,
    TO_HOUSE,
)
from palais.games.versailles_1682.engine.constants import (
    AUDIENCE,
    AUDIENCE_OF,
    AUDIENCES,
    CARD,
    COUNTRIES,
    GIVE_SEAT,
    KINDS,
    MAIN,
    PLACES,
    POWER_TARGET,
    RECEIVER,
    ROUTES,
    TAKE,
    TARGET,
)
from palais.games.versailles_1682.engine.rules.play import check_kind
from palais.games.versailles_1682.engine.state import State
from palais.games.versailles_1682.people.explain_about import about
from palais.games.versailles_1682.people.explain_target import target_phrase
from palais.games.versailles_1682.people.lacks import card_lack
from palais.games.versailles_1682.people.view_acts import mine
from palais.games.versailles_1682.people.view_types_acts import LackView

Check = Callable[[State, int], str | None]
LEGAL: Final = "legal"
CROWN: Final = {"king": THE_KING, "queen": THE_QUEEN, "house": TO_HOUSE}
NAMING: Final = (TARGET, AUDIENCE_OF, RECEIVER, GIVE_SEAT, POWER_TARGET)  # the steps in which a seat can be chosen


def explain(box: Box, h: State, seat: int, thing: Thing, check: Check) -> Explanation:
    """A sentence about what the thing lacks; else the refusal's own; else a fact."""
    if (thing.kind == "seat" and h.step not in NAMING) or thing.kind in ("room", "office", "pile", "place-of", "register"):
        return Explanation("not-now", about(box, h, thing))
    action, step = _meant(h, thing)
    asked = h
    if step is not None and h.step == MAIN and h.seat == seat:
        if h.actions_left == 0:
            return Explanation("no-actions-left", Phrase("refusal-no-actions-left"))
        asked = h.copy()
        asked.step = step
    code = check(asked, action) or LEGAL
    if code == LEGAL:
        return Explanation(code, Phrase("refusal-legal"))
    return Explanation(code, _why(box, h, seat, thing, code))


def _meant(h: State, thing: Thing) -> tuple[int, int | None]:
    """The action that the thing stands for, and the step in which it would be asked for."""
    if thing.kind in ("card", "house-card") and thing.name in KINDS:
        return CARD_KIND + KINDS.index(thing.name), CARD if thing.kind == "card" else TAKE
    if thing.kind == "seat" and thing.name in map(str, range(h.players)):
        return SEAT + int(thing.name), None
    if thing.kind == "audience" and thing.name in AUDIENCES:
        return AUDIENCE_KIND + AUDIENCES.index(thing.name), AUDIENCE
    if thing.kind == "crown" and thing.name in CROWN:
        return CROWN[thing.name], None
    if thing.kind == "power" and thing.name in ("power", "levy"):
        return POWER if thing.name == "power" else LEVY, None
    for kind, names, first in (("country", COUNTRIES, COUNTRY), ("place", PLACES, COURT_AT), ("route", ROUTES, BY_ROUTE)):
        if thing.kind == kind and thing.name in names:
            return first + names.index(thing.name), None
    if thing.kind == "action" and thing.name in TEXTS[: LEVY + 1]:
        return TEXTS.index(thing.name), None
    raise NotationError(f"there is no {thing.kind} called {thing.name!r} on this table")


def _why(box: Box, h: State, seat: int, thing: Thing, code: str) -> Phrase:
    """What is lacking, if something is; it holds in the turn of another too."""
    if thing.kind == "seat" and code != "not-your-turn":
        return target_phrase(box, h, seat, int(thing.name))
    lack = _lack(box, h, seat, thing)
    return Phrase(f"refusal-{code}") if lack is None else Phrase(f"help-{lack['what']}", lack["arguments"])


def _lack(box: Box, h: State, seat: int, thing: Thing) -> LackView | None:
    if seat < 0:
        return None
    if thing.kind == "card" and h.hand[seat, KINDS.index(thing.name)]:
        kind = KINDS.index(thing.name)
        return card_lack(box.tables, h, seat, kind, check_kind(h, box.tables, seat, kind))
    if thing.kind not in ("audience", "power"):
        return None
    acts = mine(box, h, seat)
    if thing.kind == "audience":
        return next(entry["lack"] for entry in acts["audiences"] if entry["audience"] == thing.name)
    power = acts["power"] if thing.name == "power" else acts["levy"]
    return None if power is None else power["lack"]
