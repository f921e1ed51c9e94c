"""Numbers of the record as the names people and notations use."""

from __future__ import annotations

from typing import Any

from palais.games.versailles_1682.engine.actions import COUNTRY, THE_KING, THE_QUEEN, TO_HOUSE
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


def target_name(target: int) -> int | str | None:
    """A seat, `king`, `queen`, a country or `house`; None: nobody is named."""
    if target < 0:
        return None
    if target < MAX_PLAYERS:
        return target
    if target in (THE_KING, THE_QUEEN, TO_HOUSE):
        return {THE_KING: "king", THE_QUEEN: "queen", TO_HOUSE: "house"}[target]
    return COUNTRIES[target - COUNTRY]


def detail(name: str, value: int) -> Any:
    """The value of an event's detail, by the detail's name; None where there is none."""
    if name in ("target", "receiver"):
        return target_name(value)
    if name in BY_NAME:
        return BY_NAME[name][value] if value >= 0 else None
    return int(value)
