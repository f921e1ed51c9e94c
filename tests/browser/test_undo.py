"""Undo: anything in one's own turn, until hidden information is revealed."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.positions import DRAWING, at
from tests.browser.prepared import sit_down
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.xdist_group("browser")

OTHERS = ("Joost", "Élodie", "Colbert")
UNDO = 'button[aria-keyshortcuts="U"]'


def room(visitor: Visitor, name: str) -> str:
    return visitor.page.locator(f'[data-room="{name}"]').get_attribute("aria-label") or ""


def test_undo_a_move(anna: Visitor) -> None:
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
    assert "no" in (anna.page.locator(UNDO).get_attribute("title") or "").lower(), "there is nothing left to undo"


def test_no_undo_after_drawing_a_card(anna: Visitor) -> None:
    sit_down(anna, at("cards", rooms=DRAWING), "drawn", OTHERS)
    anna.page.keyboard.press("3")  # 4 gold: a card played openly, which reveals nothing hidden
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


def test_undo_the_last_servant_of_the_setup(anna: Visitor) -> None:
    table = anna.make_table("me", "greedy", options={"start": 0})["table"]["id"]
    anna.open(f"/t/{table}")
    for left, place in zip((4, 3, 2, 1), ("office", "mint", "king", "madame"), strict=True):
        anna.page.locator(f'[data-room="{place}"]').click()
        anna.see(f"{left} of 5 servants to place")
    anna.page.locator('[data-room="mint"]').click()
    anna.see("Your last servant goes to the Mint.")
    assert "waiting" in room(anna, "mint")
    anna.page.locator('[data-room="gate"]').click()
    anna.see("Your last servant goes to the Gate.")
    anna.page.locator(UNDO).click()
    anna.see("Choose a lit room for your last servant.")
    anna.page.keyboard.press("u")
    anna.see("2 of 5 servants to place")
    for place in ("court", "court"):
        anna.page.locator(f'[data-room="{place}"]').click()
    anna.page.keyboard.press("e")
    anna.see("Round 1")
    assert "Anna 4" in room(anna, "court")


def test_unused_moves_are_confirmed_before_they_are_lost(visit: Visit) -> None:
    """Asked once per table; the dialog can turn the question off for good."""
    anna = visit(settings={"warnMoves": True})
    anna.call_me("Anna")
    sit_down(anna, at("move", "moves 5"), "losing", OTHERS)
    anna.page.keyboard.press("e")
    anna.page.get_by_role("dialog", name="Moves are left").wait_for()
    anna.see("You still have 5 moves")
    anna.button("Go on moving").click()
    anna.page.get_by_role("dialog").wait_for(state="hidden")
    anna.see("5 of 5 moves left")
    anna.page.keyboard.press("e")
    anna.page.locator("li[aria-current=step]", has_text="Income").wait_for()
    sit_down(anna, at("move", "moves 5"), "losing-2", OTHERS)
    anna.page.keyboard.press("e")
    anna.page.get_by_label("Do not ask again").check()
    anna.page.get_by_role("dialog").get_by_role("button", name="End moving").click()
    anna.page.locator("li[aria-current=step]", has_text="Income").wait_for()
    sit_down(anna, at("move", "moves 5"), "losing-3", OTHERS)
    anna.page.keyboard.press("e")
    anna.page.locator("li[aria-current=step]", has_text="Income").wait_for()


def test_the_focus_ring_disappears_with_the_mouse(anna: Visitor) -> None:
    sit_down(anna, at("recruit"), "ring", OTHERS)
    rings = "[...document.querySelectorAll('.frame')].filter((each) => getComputedStyle(each).visibility === 'visible').length"
    anna.page.locator('[data-field="c8"]').click()
    assert anna.page.evaluate(rings) == 1
    anna.page.locator("[data-keeps-focus]").hover()
    anna.page.locator("aside").hover(position={"x": 20, "y": 400})
    anna.page.wait_for_function(f"{rings} === 0")
    anna.page.keyboard.press("Shift")
    assert anna.page.evaluate(rings) == 0
    anna.page.locator("[data-keeps-focus]").wait_for()  # the clicked noble stays selected
    anna.page.keyboard.press("Escape")
    anna.page.locator('[data-field="c8"]').focus()
    anna.page.keyboard.press("ArrowRight")
    anna.page.wait_for_function(f"{rings} >= 1")
