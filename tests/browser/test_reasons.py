"""A click, tap or Enter on something unavailable says why; steps that end automatically give the true reason."""

from __future__ import annotations

import re

import pytest

from tests.browser.conftest import Visit
from tests.browser.positions import at
from tests.browser.prepared import sit_down
from tests.browser.test_keyboard import tab_to, walk_to
from tests.browser.test_two_browsers import join
from tests.browser.visitor import PHONE, Visitor

pytestmark = pytest.mark.xdist_group("browser")

OTHERS = ("Joost", "Élodie", "Colbert")
# One servant in the Office, one move, enough for the noble on d4; no card that could be played in between.
SHORT = at("move", "moves 1", rooms="office 1, cardinal 1, gate 4, madame 2, stairs 4, king 1, court 3", hand="moves5 1")


def hear(visitor: Visitor, text: str) -> None:
    """Wait until the reason is announced to screen readers."""
    visitor.page.locator("[data-reason]", has_text=text).wait_for(state="attached")


def room(visitor: Visitor, name: str) -> None:
    visitor.page.locator(f'[data-room="{name}"]').click()


def test_steps_that_end_automatically_give_the_true_reason(visit: Visit) -> None:
    anna = visit()
    anna.call_me("Anna")
    sit_down(anna, at("move", "moves 1", hand="majority 1"), "idle", OTHERS)
    room(anna, "gate")
    room(anna, "king")
    anna.see("All moves are made.")
    assert not anna.page.get_by_text("No servant on the Staircase").count()
    anna.page.locator("li[aria-current=step]", has_text="Recruit").wait_for()
    noble = anna.page.locator('[data-field][aria-label*="can be yours now"]').first
    noble.click()
    anna.page.locator("button.recruit").click()
    anna.see("No servant is left in the Office.")
    assert not anna.page.get_by_text("No servant in the Office: no recruitment").count()


def test_a_click_on_something_unavailable_shows_the_reason(anna: Visitor) -> None:
    sit_down(anna, SHORT, "unlit", OTHERS)
    room(anna, "mint")
    hear(anna, "You have no servant there.")
    anna.page.locator(".reason", has_text="You have no servant there.").wait_for()
    room(anna, "court")
    room(anna, "backdoor")
    hear(anna, "That takes 4 moves; you have 1 left.")
    anna.page.keyboard.press("Escape")
    assert anna.page.locator("[data-reason]").inner_text() == ""
    anna.page.locator('[data-field="c8"]').click()
    hear(anna, "Nobles are recruited in action 4; this is action 2: Moving.")
    anna.page.locator("[data-keeps-focus] .reason").wait_for()
    anna.page.keyboard.press("Escape")
    anna.page.locator('[data-field="b8"]').hover()
    assert anna.page.locator("[data-reason]").inner_text() == ""
    anna.page.locator(".prices li", has_text="Gold").click()
    hear(anna, "Nobles are recruited in action 4; this is action 2: Moving.")
    anna.page.locator('[data-purse="king"]').click()
    hear(anna, "Each of your servants at the King is a seal")


def test_a_click_on_an_empty_field_shows_the_reason(anna: Visitor) -> None:
    sit_down(anna, at("recruit"), "servants", OTHERS)
    anna.page.locator('[data-field="c8"]').click()
    anna.page.locator("[data-keeps-focus]").wait_for()
    anna.page.locator('[data-field="i5"]').click()
    hear(anna, "A servant stands on this field until the end of the game")
    anna.page.locator(".reason", has_text="A servant stands").wait_for()
    anna.page.locator("[data-keeps-focus]").wait_for(state="detached")
    anna.page.locator('[data-field="e7"]').click()
    hear(anna, "There is no noble on this field")
    anna.page.locator('[data-row="lions"]').first.click()
    hear(anna, "the most servants in this row bring 6 points")


def test_a_tap_on_the_rows_below_the_park_shows_the_reason_on_a_phone(visit: Visit) -> None:
    ben = visit(size=PHONE, touch=True)
    ben.call_me("Ben")
    sit_down(ben, at("recruit"), "bars", OTHERS)
    ben.page.locator('[data-row="vases"]').tap()
    hear(ben, "the most servants in this row bring 6 points")
    ben.page.locator(".reason").wait_for()


def test_the_keyboard_and_cards_show_the_reason(anna: Visitor) -> None:
    sit_down(anna, at("recruit", hand="march 1, seals 1"), "keys", OTHERS)
    anna.page.keyboard.press("1")
    hear(anna, "“March” is played in action 1; this is action 4: Recruiting.")
    tab_to(anna.page, "[data-room]")
    walk_to(anna.page, "mint")
    anna.page.keyboard.press("Enter")
    hear(anna, "In action 4 you choose nobles in the park")
    anna.page.locator('[data-field="h7"]').focus()
    anna.page.keyboard.press("Enter")
    hear(anna, "needs")
    anna.page.locator("[data-reason]", has_text=re.compile(r"needs \d, you have \d")).wait_for(state="attached")


def test_a_tap_on_an_opponents_turn_shows_the_reason(anna: Visitor, visit: Visit) -> None:
    made = anna.make_table("me", "open", options={"start": 0})
    ben = visit(size=PHONE, touch=True)
    join(ben, made["invites"]["1"], "Ben")
    ben.page.locator('[data-room="mint"]').tap()
    hear(ben, "It is not your turn")
    ben.page.locator(".reason").wait_for()
