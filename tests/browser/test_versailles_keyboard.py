"""Versailles 1682 by keyboard alone: a request to the King, a card on a courtier, an offer, and readiness."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.court_positions import court
from tests.browser.prepared import sit_down
from tests.browser.test_keyboard import FOCUSED, tab_to
from tests.browser.versailles_tables import TALKING, seat_guests
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.xdist_group("browser")

OTHERS = ("Joost", "Élodie", "Colbert", "Maarten")
PLACE = "(cards, name) => 1 + cards.findIndex((card) => card.dataset.card === name)"


def press_card(page: Page, name: str) -> None:
    """Press the number key of the card's place in the hand."""
    page.keyboard.press(str(page.locator("[data-card]").evaluate_all(PLACE, name)))


def wait_for_focus(page: Page, selector: str) -> None:
    page.wait_for_function(FOCUSED, arg=selector)


def test_a_turn_with_a_request_and_a_card(anna: Visitor) -> None:
    sit_down(anna, court(dice="2 2"), "keys", OTHERS, of="versailles-1682", bot="random")
    page = anna.page
    press_card(page, "marquis")
    wait_for_focus(page, "dialog button.primary")  # the submit button has the focus
    tab_to(page, '[data-route="crown"], [data-route="crown"] *, [data-route="through"], [data-route="through"] *')
    tab_to(page, "dialog button.primary")
    page.keyboard.press("Enter")
    wait_for_focus(page, "dialog button[data-first]")
    expect(page.get_by_role("dialog")).to_contain_text("Granted")
    page.keyboard.press("Enter")
    expect(page.get_by_text("1 of 2 actions left")).to_be_visible()
    press_card(page, "slander")
    tab_to(page, '.lit[data-figure][data-scale="king"]')
    while page.evaluate("document.activeElement.dataset.figure") != "3":
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    wait_for_focus(page, "[data-aim] button.primary")
    page.keyboard.press("Enter")
    expect(page.locator('[data-player="3"] .standings')).to_contain_text("King 6")


def test_an_offer_and_readiness(visit: Visit) -> None:
    anna, ben, _ = seat_guests(visit, "key-offer", **TALKING)
    page = anna.page
    tab_to(page, ".conversations button:not([aria-current])")
    page.keyboard.press("Enter")
    tab_to(page, ".talk form button[type=button]")
    page.keyboard.press("Enter")
    for _ in range(2):  # a promise from each side
        page.locator(".talk .form option[value='0']").first.wait_for(state="attached")
        tab_to(page, ".talk .form label select")
        page.keyboard.press("ArrowDown")
    expect(page.locator(".talk .form li")).to_have_count(2)
    tab_to(page, ".talk .form .do button:last-child")
    page.keyboard.press("Enter")
    expect(page.locator("[data-offer].open")).to_be_visible()
    tab_to(ben.page, ".conversations button:not([aria-current])")
    ben.page.keyboard.press("Enter")
    tab_to(ben.page, "[data-offer] .do button:last-child")
    ben.page.keyboard.press("Enter")
    expect(page.locator("[data-offer].accepted")).to_be_visible()
    tab_to(page, "[data-card]")  # leave the text field
    page.keyboard.press("r")
    expect(ben.page.get_by_text("1 of 3 ready")).to_be_visible()
