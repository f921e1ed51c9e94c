"""A turn of Versailles 1682: requests with their royal decision, cards on targets, by mouse and by keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.court_positions import court
from tests.browser.prepared import sit_down
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.xdist_group("browser")

OTHERS = ("Joost", "Élodie", "Colbert", "Maarten")


def at_court(visitor: Visitor, id: str, dice: str = "") -> Page:
    visitor.call_me("Anna")
    sit_down(visitor, court(dice=dice), id, OTHERS, of="versailles-1682", bot="random")
    return visitor.page


def test_a_request_goes_by_a_route_and_shows_the_servers_dice(visit: Visit) -> None:
    page = at_court(visit(), "request", dice="4 4")  # two fives
    page.locator('[data-card="marquis"]').click()
    dialog = page.get_by_role("dialog")
    assert dialog.locator('[data-route="crown"] b').inner_text() == "50 %"
    assert dialog.locator('[data-route="through"] b').inner_text() == "49 %"
    page.keyboard.press("Escape")  # nothing was sent: the card is still in the hand, both actions are left
    expect(dialog).to_be_hidden()
    expect(page.get_by_text("2 of 2 actions left")).to_be_visible()
    page.locator('[data-card="marquis"]').click()
    page.get_by_role("button", name="Ask the King").click()
    expect(page.get_by_text("rolled 5, needed 5 or less")).to_be_visible()
    expect(page.get_by_role("dialog")).to_contain_text("Granted")
    page.get_by_role("button", name="Continue").click()
    expect(page.locator('[data-player="0"] .address')).to_have_text("Madame la Marquise de Montravel, Lady of the Palace")
    expect(page.get_by_text("1 of 2 actions left")).to_be_visible()


def test_a_refusal_costs_what_was_announced(visit: Visit) -> None:
    page = at_court(visit(), "refusal", dice="2 9")  # the Queen agrees to speak, the King refuses
    page.locator('[data-card="marquis"]').click()
    route = page.locator('[data-route="through"]')
    expect(route).to_contain_text("King 5 to 4")
    route.click()
    page.get_by_role("button", name="Ask the King").click()
    expect(page.get_by_role("dialog")).to_contain_text("The Queen speaks in vain")
    page.get_by_role("button", name="Continue").click()
    expect(page.locator('[data-figure="0"][data-scale="king"]')).to_have_attribute(
        "aria-label", "Anna, Madame la Comtesse de Montravel, Lady of the Palace, King 4, Queen 7"
    )
    expect(page.locator('[data-house="marquis"]')).to_be_visible()


def test_a_card_is_played_on_a_courtier_by_click(visit: Visit) -> None:
    page = at_court(visit(), "by-click")
    page.locator('[data-card="slander"]').click()
    lit = page.locator('[data-scale="king"][aria-disabled="false"]')
    assert lit.count() == 4  # everybody at court, oneself included
    page.locator('[data-figure="1"][data-scale="king"]').click()
    expect(page.locator("[data-aim]")).to_contain_text("Joost: King 6 › 4")
    page.get_by_role("button", name="Another target").click()
    page.locator('[data-figure="3"][data-scale="king"]').click()
    page.get_by_role("button", name="Play it").click()
    expect(page.locator('[data-player="3"] .standings')).to_contain_text("King 6")
    assert page.locator('[data-card="slander"]').count() == 0


def test_a_card_is_played_on_a_courtier_by_keys_alone(visit: Visit) -> None:
    page = at_court(visit(), "by-keys")
    place = page.locator("[data-card]").evaluate_all("(cards) => cards.findIndex((card) => card.dataset.card === 'slander')")
    page.keyboard.press(str(place + 1))
    page.locator('[data-figure="0"][data-scale="king"]').focus()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.figure") == "3"
    page.keyboard.press("Enter")
    expect(page.locator("[data-aim]")).to_contain_text("Colbert")
    page.keyboard.press("Escape")  # back to choosing a target
    page.keyboard.press("Escape")  # and the card is deselected
    expect(page.locator("[data-aim]")).to_be_hidden()
    page.keyboard.press(str(place + 1))
    page.locator('[data-figure="3"][data-scale="king"]').focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")  # the button that plays it has the focus
    expect(page.locator('[data-player="3"] .standings')).to_contain_text("King 6")
    page.keyboard.press("e")
    expect(page.get_by_role("heading", level=1)).not_to_have_text("Your turn")


def test_an_unplayable_card_says_why_and_what_would_help(visit: Visit) -> None:
    page = at_court(visit(), "why")
    card = page.locator('[data-card="shot"]')
    assert "at the hunt" in (card.get_attribute("aria-label") or "")
    card.click(force=True)  # aria-disabled only: still clickable
    expect(page.locator("[data-reason]")).to_contain_text("The Steward decides that")
