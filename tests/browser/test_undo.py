"""Taking back: anything of one's own turn, until something hidden has come to light."""

from __future__ import annotations

import pytest

from tests.browser.positions import DRAWING, at
from tests.browser.prepared import sit_down
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.xdist_group("browser")

OTHERS = ("Joost", "Élodie", "Colbert")
UNDO = 'button[aria-keyshortcuts="U"]'


def room(visitor: Visitor, name: str) -> str:
    return visitor.page.locator(f'[data-room="{name}"]').get_attribute("aria-label") or ""


def test_a_walk_is_taken_back(anna: Visitor) -> None:
    sit_down(anna, at("move", "moves 5"), "walk", OTHERS)
    court, cardinal = room(anna, "court"), room(anna, "cardinal")
    anna.page.locator('[data-room="court"]').click()
    anna.page.locator('[data-room="cardinal"]').click()
    anna.see("3 of 5 moves left")
    assert "Anna 2" in room(anna, "court")
    assert "Anna 2" in room(anna, "cardinal")
    anna.page.locator(UNDO).click()
    anna.see("5 of 5 moves left")
    assert (room(anna, "court"), room(anna, "cardinal")) == (court, cardinal)
    anna.page.keyboard.press("u")
    assert "no" in (anna.page.locator(UNDO).get_attribute("title") or "").lower(), "there is nothing left to take back"


def test_after_a_draw_nothing_can_be_taken_back(anna: Visitor) -> None:
    sit_down(anna, at("cards", rooms=DRAWING), "drawn", OTHERS)
    anna.page.keyboard.press("3")  # 4 gold: a card that everyone sees, and that hides nothing
    anna.page.locator('[data-room="backdoor"]').click()
    anna.page.get_by_role("heading", name="You have drawn").wait_for()
    undo = anna.page.locator(UNDO)
    assert undo.get_attribute("aria-disabled") == "true"
    assert "come to light" in (undo.get_attribute("title") or "")
    drawn = anna.page.locator(".fan button.card").count()
    undo.click(force=True)
    anna.page.keyboard.press("u")
    assert anna.page.locator(".fan button.card").count() == drawn
    anna.page.locator(".fan button.card").first.click()
    anna.see("You keep")
    anna.page.keyboard.press("e")
    anna.see("Round 7")
