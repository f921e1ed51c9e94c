"""Dragging a servant from room to room does the same as clicking the servant, then the room."""

from __future__ import annotations

import pytest

from tests.browser.positions import at
from tests.browser.prepared import sit_down
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.xdist_group("browser")

OTHERS = ("Joost", "Élodie", "Colbert")


def carry(visitor: Visitor, origin: str, target: str) -> None:
    """Drag the first own servant of a room to another room."""
    page = visitor.page
    servant = page.locator(f'[data-room="{origin}"] [data-servant]').first.bounding_box()
    room = page.locator(f'[data-room="{target}"]').bounding_box()
    assert servant
    assert room
    page.mouse.move(servant["x"] + servant["width"] / 2, servant["y"] + servant["height"] / 2)
    page.mouse.down()
    page.mouse.move(room["x"] + room["width"] / 2, room["y"] + room["height"] / 2, steps=8)
    page.mouse.up()


def servants(visitor: Visitor, table: str) -> dict[str, int]:
    """The number of Anna's servants in each room, according to the server."""
    actions = visitor.api("GET", f"/api/tables/{table}/replay?seat=0")["actions"]
    view = visitor.api("GET", f"/api/tables/{table}/frames/{actions}?seat=0")["view"]
    return {room["room"]: room["servants"][0] for room in view["palace"]}


def moved(before: dict[str, int], origin: str, target: str) -> dict[str, int]:
    return before | {origin: before[origin] - 1, target: before[target] + 1}


def test_dragging_a_servant_to_the_next_room_moves_it(anna: Visitor) -> None:
    sit_down(anna, at("move", "moves 5"), "carried", OTHERS)
    anna.see("5 of 5 moves left")
    before = servants(anna, "carried")
    carry(anna, "gate", "office")
    anna.see("4 of 5 moves left")
    assert servants(anna, "carried") == moved(before, "gate", "office"), (
        "only the dragged servant moved, to the room it was dropped on"
    )


def test_dropping_a_servant_where_it_was_moves_nothing(anna: Visitor) -> None:
    sit_down(anna, at("move", "moves 5"), "put-back", OTHERS)
    anna.see("5 of 5 moves left")
    before = servants(anna, "put-back")
    carry(anna, "gate", "gate")
    anna.page.keyboard.press("Escape")
    assert servants(anna, "put-back") == before
    carry(anna, "gate", "office")
    anna.see("4 of 5 moves left")
    assert servants(anna, "put-back") == moved(before, "gate", "office")
