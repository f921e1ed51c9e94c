"""The record's numbers as the names used in texts and notation."""

from __future__ import annotations

from typing import Any

from palais.games.palais_royal.box.box import Box
from palais.games.palais_royal.engine.actions import FROM_SUPPLY, take_apart
from palais.games.palais_royal.engine.constants import CARDS, PHASES, ROOMS

SUPPLY = "supply"


def source_name(source: int) -> str:
    """Where a servant comes from: "supply" or a room."""
    return SUPPLY if source == FROM_SUPPLY else ROOMS[source - 1]


def source_number(name: str) -> int:
    """The inverse. Raises ValueError for any other word."""
    return FROM_SUPPLY if name == SUPPLY else 1 + ROOMS.index(name)


def action_details(box: Box, action: int) -> dict[str, Any]:
    """The places and things an action touches, by name."""
    kind, first, second = take_apart(action)
    if kind in ("play", "keep"):
        return {"card": CARDS[first]}
    if kind == "put":
        return {"room": ROOMS[first]}
    if kind in ("reinforce", "king", "madame", "border"):
        return {"source": source_name(first)}
    if kind == "move":
        return {"from": ROOMS[first], "to": ROOMS[second]}
    if kind == "recruit":
        return {"field": box.fields[first].name if first < len(box.fields) else str(first)}
    if kind == "pay":
        return {"king": first, "madame": second}
    return {}


def detail(box: Box, name: str, value: int) -> Any:
    """The value of an event's detail, by the detail's name."""
    if name in ("room", "from", "to"):
        return ROOMS[value]
    if name == "source":
        return source_name(value)
    if name == "card":
        return CARDS[value]
    if name == "field":
        return box.fields[value].name
    if name == "tile":
        return box.tiles[value].name
    if name == "phase":
        return PHASES[value]
    return int(value)
