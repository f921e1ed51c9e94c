"""Numbers of the record as the names people and notations use."""

from __future__ import annotations

from typing import Any, Final

from palais.games.versailles_1682.engine.actions import (
    AUDIENCE_KIND,
    BY_ROUTE,
    CARD_KIND,
    COUNTRY,
    COURT_AT,
    DIRECTED,
    PERSON,
    SEAT,
    THE_KING,
    THE_QUEEN,
    TO_HOUSE,
    payment,
)
from palais.games.versailles_1682.engine.constants import (
    AUDIENCES,
    COUNTRIES,
    DIRECTIONS,
    KINDS,
    MAX_PLAYERS,
    PLACES,
    REASONS,
    ROUTES,
    SCALES,
    SEXES,
)

BY_NAME: dict[str, tuple[str, ...]] = {
    "sex": SEXES,
    "party": COUNTRIES,
    "country": COUNTRIES,
    "place": PLACES,
    "scale": SCALES,
    "card": KINDS,
    "route": ROUTES,
    "audience": AUDIENCES,
    "direction": DIRECTIONS,
    "reason": REASONS,
}
CROWN: Final = {THE_KING: "king", THE_QUEEN: "queen", TO_HOUSE: "house"}
# What an action names: the first action number of each kind of thing.
NAMED: Final = (
    (COUNTRY, "country"),
    (PERSON, "sex"),
    (COURT_AT, "place"),
    (BY_ROUTE, "route"),
    (DIRECTED, "direction"),
    (AUDIENCE_KIND, "audience"),
    (CARD_KIND, "card"),
)


def target_name(target: int) -> int | str | None:
    """A seat, `king`, `queen`, a country or `house`; None: nobody is named."""
    if target < 0:
        return None
    if target < MAX_PLAYERS:
        return target
    return CROWN[target] if target in CROWN else COUNTRIES[target - COUNTRY]


def detail(name: str, value: int) -> Any:
    """The value of an event's detail, by the detail's name; None where there is none."""
    if name in ("target", "receiver"):
        return target_name(value)
    if name in BY_NAME:
        return BY_NAME[name][value] if value >= 0 else None
    return int(value)


def action_details(action: int) -> dict[str, Any]:
    """The thing that an action touches, by name."""
    if SEAT <= action < SEAT + MAX_PLAYERS:
        return {"seat": action - SEAT}
    if action in CROWN:
        return {"target": CROWN[action]}
    for first, name in NAMED:
        if 0 <= action - first < len(BY_NAME[name]):
            return {name: BY_NAME[name][action - first]}
    paid = payment(action)
    return {"to": paid[0], "livres": paid[1]} if paid else {}
