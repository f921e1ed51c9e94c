"""Lessons on the real table: by mouse, on a phone, by keyboard, resumed after leaving; and the list of lessons."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.player import END, RECRUIT
from tests.browser.visitor import PHONE, Visitor

pytestmark = pytest.mark.xdist_group("browser")

LIST = "/learn/palais-royal"


def at_step(page: Page, step: int) -> None:
    page.locator(f'[data-lesson-step="{step}"]').wait_for()


def go_on(visitor: Visitor, to: int) -> None:
    visitor.button("Go on").click()
    at_step(visitor.page, to)


def test_a_lesson_by_mouse_is_resumed_after_leaving(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open(LIST)
    page.locator('[data-lesson="noble"]').click()
    at_step(page, 0)
    for step in (1, 2, 3):
        go_on(visitor, step)
    page.locator('[data-field="f4"]').click()
    page.locator(RECRUIT).click()
    visitor.see("But this lesson is about the couple on c7.")
    page.reload()
    at_step(page, 3)
    page.keyboard.press("Escape")
    page.locator('[data-field="c7"]').click()
    page.locator(RECRUIT).click()
    at_step(page, 4)
    page.get_by_role("button", name="Back", exact=True).click()
    at_step(page, 3)
    visitor.button("Show me").click()
    visitor.button("Do it").click()
    at_step(page, 4)
    visitor.button("Skip").click()
    at_step(page, 5)
    visitor.button("Go on").click()
    visitor.see("That is this lesson.")
    page.get_by_role("link", name="All lessons").click()
    visitor.see("1 of ")
    assert page.locator('[data-lesson="noble"]').get_by_text("done").count() == 1


def test_a_lesson_on_a_phone(visit: Visit) -> None:
    visitor = visit(size=PHONE, touch=True)
    page = visitor.open(f"{LIST}/servants")
    at_step(page, 0)
    visitor.button("Go on").tap()
    at_step(page, 1)
    page.locator('[data-room="office"]').tap()
    visitor.see("the lesson asks for something else")
    for step, room in enumerate(("mint", "king", "madame", "office"), 1):
        at_step(page, step)
        page.locator(f'[data-room="{room}"]').tap()
    at_step(page, 5)
    page.locator('[data-room="cardinal"]').tap()
    page.locator(END).tap()
    visitor.see("That is this lesson.")
    page.get_by_role("link", name="Next lesson").tap()
    visitor.see("call two new ones to the Gate")


def test_a_lesson_by_keyboard_alone(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open(f"{LIST}/gold")
    at_step(page, 0)
    visitor.button("Go on").focus()
    page.keyboard.press("Enter")
    at_step(page, 1)
    page.keyboard.press("h")
    visitor.button("Do it").focus()
    page.keyboard.press("Enter")
    at_step(page, 2)
    visitor.button("Go on").focus()
    page.keyboard.press("Enter")
    at_step(page, 3)
    page.keyboard.press("e")
    at_step(page, 4)
    spoken = page.locator('[role="status"][data-lesson-step]').inner_text()
    assert "four gold" in spoken
