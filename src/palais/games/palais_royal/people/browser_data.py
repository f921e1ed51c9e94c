"""The facts of the box that the browser shows outside a table: in the rulebook's figures and the new-game form."""

from __future__ import annotations

from typing import cast

from msgspec import Struct

from palais.games.palais_royal.box.box import Box, load_box
from palais.games.palais_royal.people.view_park import noble
from palais.games.palais_royal.people.view_types import Card, NobleView, Room


class BrowserData(Struct, frozen=True):
    """Facts of the box that ships with Palais."""

    nobles: dict[str, NobleView]  # the first tile of each kind
    card_prices: dict[Card, int]
    park_map: list[str]  # line by line, in the marks of park.toml
    first_palace: list[Room]  # from the upper left
    start_gold: list[int]  # in turn order
    even_start_gold: dict[str, list[int]]  # by number of players


def browser_data() -> BrowserData:
    box = load_box()
    return BrowserData(
        nobles={tile.kind: noble(tile) for tile in box.tiles if tile.name == f"{tile.kind}-1"},
        card_prices={cast(Card, name): facts.price for name, facts in box.cards.items()},
        park_map=_park_map(box),
        first_palace=[cast(Room, room) for room in box.layouts["first"]],
        start_gold=box.game.gold.start,
        even_start_gold={str(players): list(amounts) for players, amounts in box.even_start.items()},
    )


def _park_map(box: Box) -> list[str]:
    marks = {(field.column, field.line): "2" if 2 in field.rows.values() else "o" for field in box.fields}
    marks |= {(ornament.column, ornament.line): ornament.mark for ornament in box.ornaments}
    width, height = (1 + max(cell[axis] for cell in marks) for axis in (0, 1))
    return ["".join(marks.get((column, line), ".") for column in range(width)) for line in range(height)]
