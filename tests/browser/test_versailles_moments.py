"""Moments of Versailles 1682: falls, deaths, crowns and wars are shown with their reason, and as text with reduced motion."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.court_positions import court
from tests.browser.prepared import sit_down
from tests.browser.test_axe import findings
from tests.browser.test_first_move import PARTS, PLACES

pytestmark = pytest.mark.xdist_group("browser")

OTHERS: Final = ("Joost", "Élodie", "Colbert", "Maarten")
HAND: Final = "signed_warrant poison king_malady casus_belli disgrace"
HANDS: Final = ("duel", "justice", "letter", "annulment")
# The card and its target, the dice (zero-based), the moment and its text.
MOMENTS: Final = {
    "arrest": (
        "signed_warrant",
        '[data-figure="2"][data-scale="king"]',
        "",
        "imprisoned",
        "taken to the Bastille (Signed Warrant)",
    ),
    "death": ("poison", '[data-figure="1"][data-scale="king"]', "2", "died", "The courtier of Joost dies (Poison)"),
    "king": ("king_malady", "", "2", "king-died", "The King is dead. The Queen becomes Regent."),
    "war": ("casus_belli", '[data-country="spain"]', "", "war", "War with Spain"),
}
SLOW: Final = {"motion": True, "speed": 0.05}  # long enough for a slow machine


def play(page: Page, card: str, target: str) -> None:
    page.locator(f'[data-card="{card}"]').click()
    if target:
        page.locator(target).click()
    page.get_by_role("button", name="Play it").click()


def see_the_dice(page: Page) -> None:
    """Wait for the dice, rolling or shown at once, then continue."""
    dialog = page.get_by_role("dialog")
    dialog.wait_for()
    if (skip := dialog.get_by_role("button", name="Skip")).is_visible():
        skip.click()
    dialog.get_by_role("button", name="Continue").click()


@pytest.mark.parametrize("name", MOMENTS)
def test_a_moment_is_shown_with_its_reason_and_moves_nothing(visit: Visit, name: str) -> None:
    card, target, dice, kind, words = MOMENTS[name]
    anna = visit(settings=SLOW)
    anna.call_me("Anna")
    sit_down(anna, court(hand=HAND, hands=HANDS, dice=dice), f"moment-{name}", OTHERS, of="versailles-1682", bot="random")
    page = anna.page
    page.evaluate("document.fonts.ready")
    before = page.evaluate(PLACES, PARTS)
    play(page, card, target)
    if dice:
        see_the_dice(page)
    moment = page.locator(f'[data-moment="{kind}"]')
    expect(moment).to_contain_text(words)
    expect(moment).to_contain_text("You play the card")  # its cause
    expect(page.locator(".log-panel")).to_contain_text(words)
    assert page.evaluate(PLACES, PARTS) == before
    assert not "\n".join(findings(page))
    page.keyboard.press("Escape")
    expect(moment).to_be_hidden()


def test_a_click_goes_on_to_the_next_moment(visit: Visit) -> None:
    anna = visit(settings=SLOW)
    anna.call_me("Anna")
    dice = "9 0 9 0 0"  # in a fever each courtier rolls, from the Steward on: two die; then the King
    sit_down(anna, court(hand="fever", hands=HANDS, dice=dice), "fever", OTHERS, of="versailles-1682", bot="random")
    page = anna.page
    play(page, "fever", "")
    see_the_dice(page)
    seen = []
    for kind in ("died", "died", "king-died"):
        moment = page.locator(f'[data-moment="{kind}"]')
        moment.wait_for()
        seen.append(moment.inner_text())
        moment.click()
    expect(page.locator("[data-moment]")).to_be_hidden()
    assert "Élodie" in seen[0]
    assert len(set(seen)) == 3


def test_with_reduced_motion_a_moment_is_announced_as_text(visit: Visit) -> None:
    anna = visit()
    anna.call_me("Anna")
    sit_down(anna, court(hand=HAND, hands=HANDS), "still", OTHERS, of="versailles-1682", bot="random")
    page = anna.page
    play(page, *MOMENTS["arrest"][:2])
    told = page.locator('[aria-live="polite"]', has_text="taken to the Bastille (Signed Warrant)")
    expect(told).to_have_count(1)
    assert page.locator("[data-moment]").count() == 0
