"""Versailles 1682 on a phone, by touch: a request, a card on a courtier, chat, an offer and readiness."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.court_positions import court
from tests.browser.prepared import sit_down
from tests.browser.test_phone import OVERFLOW, SMALL, phone
from tests.browser.versailles_tables import TALKING, seat_guests

pytestmark = pytest.mark.xdist_group("browser")

OTHERS = ("Joost", "Élodie", "Colbert", "Maarten")


def fits(page: Page) -> None:
    assert page.evaluate(OVERFLOW) <= 0
    assert page.evaluate(SMALL) == []


def test_a_request_and_a_card_by_touch(visit: Visit) -> None:
    anna = phone(visit)
    sit_down(anna, court(dice="2"), "thumb-court", OTHERS, of="versailles-1682", bot="random")
    page = anna.page
    page.locator('[data-card="marquis"]').tap()  # the hand opens automatically on my turn
    fits(page)
    page.get_by_role("button", name="Ask the King").tap()
    expect(page.get_by_role("dialog")).to_contain_text("Granted")
    fits(page)
    page.get_by_role("button", name="Continue").tap()
    page.locator('[data-card="slander"]').tap()
    page.locator("main.court").wait_for()  # the target is chosen on the court tab
    page.locator('[data-player="3"]').first.tap()
    expect(page.locator("[data-aim]")).to_contain_text("Colbert: King 8 › 6")
    fits(page)
    page.get_by_role("button", name="Play it").tap()
    page.get_by_role("navigation").get_by_role("button", name="Courtiers").tap()
    expect(page.locator('main [data-player="3"]').first).to_contain_text("King 6")
    fits(page)


def test_chat_an_offer_and_readiness_by_touch(visit: Visit) -> None:
    anna, ben, _ = seat_guests(visit, "thumb-talk", first=phone(visit), **TALKING)
    page = anna.page
    page.get_by_role("navigation", name="Conversations").get_by_role("button", name="Ben").tap()
    page.locator(".talk form input").fill("under the third orange tree")
    page.get_by_role("button", name="Send").tap()
    ben.page.get_by_role("navigation", name="Conversations").get_by_role("button", name="Anna").click()
    expect(ben.page.get_by_role("log").get_by_text("orange tree")).to_be_visible()
    page.get_by_role("button", name="Offer …").tap()
    page.get_by_label("I promise").select_option(label="a word for Ben, this round")
    fits(page)
    page.get_by_role("button", name="Offer it").tap()
    ben.page.get_by_role("button", name="Accept").click()
    expect(page.locator("[data-offer].accepted")).to_be_visible()
    page.get_by_role("button", name="I am ready").tap()
    expect(ben.page.get_by_text("1 of 3 ready")).to_be_visible()
