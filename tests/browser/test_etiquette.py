"""VE-911, VE-912: A whisper without the full form of address is fined; one built from the right tiles is not."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.prepared import sit_down
from tests.browser.visitor import Visitor
from tests.games.versailles_1682.positions import GAME, Court

pytestmark = pytest.mark.xdist_group("browser")
FINED = "A slip in the address: Anna has been fined."


def test_an_address_built_from_tiles_and_a_breach_by_the_steward(anna: Visitor) -> None:
    position = GAME.position_text(Court(3, etiquette="fine").round_begins().state)
    sit_down(anna, position, "manners", ("Joost", "Odile"), of="versailles-1682")
    page = anna.page
    page.get_by_role("navigation", name="Conversations").get_by_role("button", name="Joost").first.click()
    tiles = page.get_by_role("group", name="The address")
    expect(tiles).to_be_visible()

    page.locator(".talk form input").fill("a word with you")
    page.keyboard.press("Enter")
    anna.see(FINED)

    for word in ("Mademoiselle", "de Bellefontaine"):
        tiles.get_by_role("button", name=word, exact=True).focus()
        page.keyboard.press("Enter")
    page.locator(".talk form input").fill("a word with you")
    page.keyboard.press("Enter")
    anna.see("Mademoiselle de Bellefontaine, a word with you")
    expect(page.get_by_text(FINED)).to_have_count(1)
    expect(tiles.get_by_role("button", name="Mademoiselle", exact=True)).to_have_attribute("aria-pressed", "true")


def test_an_action_aimed_at_somebody_is_addressed_in_its_panel(anna: Visitor) -> None:
    position = GAME.position_text(Court(3, etiquette="fine").hand(0, "slander", "slander").state)
    sit_down(anna, position, "aimed", ("Joost", "Odile"), of="versailles-1682")
    page = anna.page
    panel = page.locator('[data-player="1"]')
    expect(panel).to_contain_text("de Bellefontaine")
    expect(page.get_by_text("Mademoiselle de Bellefontaine")).to_have_count(0)

    page.locator('[data-card="slander"]').first.click()
    page.locator('[data-figure="1"]').first.click()
    aim = page.locator("[data-aim]")
    tiles = aim.get_by_role("group", name="The address")
    for word in ("Mademoiselle", "de Bellefontaine"):
        tiles.get_by_role("button", name=word, exact=True).click()
    expect(aim).to_contain_text("a slip costs 1,000")
    aim.locator(".primary").click()
    expect(aim).to_have_count(0)
    expect(page.get_by_text(FINED)).to_have_count(0)

    page.locator('[data-card="slander"]').first.click()
    page.locator('[data-figure="2"]').first.click()
    aim.get_by_role("textbox").fill("Odile")
    aim.locator(".primary").click()
    expect(page.locator("[data-player='0']")).to_contain_text("1,000")
