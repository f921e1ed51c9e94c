"""Servants are carried from room to room with the mouse: the same as picking one and then the room."""

from __future__ import annotations

import pytest

from tests.browser.positions import at
from tests.browser.prepared import sit_down
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.xdist_group("browser")

OTHERS = ("Joost", "Élodie", "Colbert")


def carry(visitor: Visitor, origin: str, target: str) -> None:
    """Press the mouse on the first own servant of a room, and let it go over another room."""
    page = visitor.page
    servant = page.locator(f'[data-room="{origin}"] [data-servant]').first.bounding_box()
    room = page.locator(f'[data-room="{target}"]').bounding_box()
    assert servant
    assert room
    page.mouse.move(servant["x"] + servant["width"] / 2, servant["y"] + servant["height"] / 2)
    page.mouse.down()
    page.mouse.move(room["x"] + room["width"] / 2, room["y"] + room["height"] / 2, steps=8)
    page.mouse.up()


def test_a_servant_carried_to_the_next_room_has_moved(anna: Visitor) -> None:
    sit_down(anna, at("move", "moves 5"), "carried", OTHERS)
    anna.see("5 of 5 moves left")
    carry(anna, "gate", "office")
    anna.see("4 of 5 moves left")


def test_a_servant_let_go_where_it_stood_has_not_moved(anna: Visitor) -> None:
    sit_down(anna, at("move", "moves 5"), "put-back", OTHERS)
    anna.see("5 of 5 moves left")
    carry(anna, "gate", "gate")
    anna.page.keyboard.press("Escape")
    carry(anna, "gate", "office")
    anna.see("4 of 5 moves left")
