"""The keyboard alone: from the home page through whole turns, without a mouse."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.player import is_my_turn
from tests.browser.positions import at
from tests.browser.prepared import sit_down
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.xdist_group("browser")

FOCUSED = "(selector) => document.activeElement?.matches(selector) ?? false"
PLACE = "() => document.activeElement?.dataset.room ?? document.activeElement?.dataset.field ?? ''"
CORNERS = ["backdoor", "office", "cardinal", "mint", "gate", "madame", "stairs", "king", "court"]  # the palace in the first game


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until this has the focus."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate(FOCUSED, selector):
            return
    raise AssertionError(f"the Tab key never comes to {selector}")


def walk_to(page: Page, room: str) -> None:
    """Move from room to room with the arrow keys, once a room has the focus."""
    here, there = CORNERS.index(page.evaluate(PLACE)), CORNERS.index(room)
    for key, steps in (("Right", there % 3 - here % 3), ("Left", here % 3 - there % 3)):
        for _ in range(steps):
            page.keyboard.press(f"Arrow{key}")
    for key, steps in (("Down", there // 3 - here // 3), ("Up", here // 3 - there // 3)):
        for _ in range(steps):
            page.keyboard.press(f"Arrow{key}")
    assert page.evaluate(PLACE) == room


def test_from_the_home_page_to_several_turns(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open("/")
    tab_to(page, 'form[aria-label="Palais Royal"] button.primary')
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    page.locator('[data-room][aria-label*="can be chosen"]').first.wait_for()
    tab_to(page, "[data-room]")
    for left, room in zip((4, 3, 2, 1, 0), ("office", "mint", "king", "madame", "court"), strict=True):
        walk_to(page, room)
        page.keyboard.press("Enter")
        if left:
            visitor.see(f"{left} of 5 servants to place")
    page.keyboard.press("e")
    for round in (1, 2, 3):
        page.wait_for_function("(words) => document.body.innerText.includes(words)", arg=f"Round {round}")
        page.wait_for_function("() => document.querySelector('header h1')?.textContent === 'Your turn'")
        for _ in range(30):
            if not is_my_turn(page) or f"Round {round + 1}" in page.locator("header").first.inner_text():
                break
            page.keyboard.press("n" if page.locator('button[aria-keyshortcuts="N"]').count() else "e")
            page.wait_for_timeout(60)
        else:
            raise AssertionError("the turn does not end")


def test_moving_a_servant_and_recruiting(anna: Visitor) -> None:
    sit_down(anna, at("move", "moves 5"), "keys", ("Joost", "Élodie", "Colbert"))
    page = anna.page
    tab_to(page, "[data-room]")
    walk_to(page, "court")
    page.keyboard.press("Enter")
    anna.see("1 of 3 picked")
    page.keyboard.press("Escape")
    page.keyboard.press("Enter")
    walk_to(page, "cardinal")
    page.keyboard.press("Enter")
    anna.see("3 of 5 moves left")
    page.keyboard.press("e")
    page.locator("li[aria-current=step]", has_text="Income").wait_for()
    page.keyboard.press("e")
    page.locator("li[aria-current=step]", has_text="Recruit").wait_for()
    page.locator("[data-field][tabindex='0']").wait_for()
    for _ in range(80):
        page.keyboard.press("Shift+Tab")
        if page.evaluate(FOCUSED, "[data-field]"):
            break
    for key in ("Right", "Down", "Left", "Up", "Right", "Up", "Down", "Down", "Right", "Down") * 6:
        if "can be yours now" in page.evaluate("() => document.activeElement.ariaLabel"):
            break
        page.keyboard.press(f"Arrow{key}")
    field = page.evaluate(PLACE)
    page.keyboard.press("Enter")
    page.locator(f'[data-field="{field}"][role="button"]').wait_for(state="detached")


def test_the_short_rules_are_one_key_away(anna: Visitor) -> None:
    sit_down(anna, at("move", "moves 5"), "rules", ("Joost", "Élodie", "Colbert"))
    anna.page.keyboard.press("?")
    anna.page.get_by_role("dialog").wait_for()
    assert "Keys" in anna.page.get_by_role("dialog").inner_text()
    anna.page.keyboard.press("Escape")
    anna.page.get_by_role("dialog").wait_for(state="hidden")
