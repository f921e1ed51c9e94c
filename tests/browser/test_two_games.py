"""A site with two games: each is offered, set up, explained and listed under its own name."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.test_axe import findings
from tests.browser.visitor import PHONE, Visitor

pytestmark = pytest.mark.xdist_group("browser")
VERSAILLES = "Versailles 1682"
SCENES = """performance.getEntriesByType("resource").filter(({ name }) => /\\/Scene-[^/]*\\.js$/.test(name)).length"""
PAGES = ("rules", "learn", "bots", "new")


def families(visitor: Visitor, table: str) -> list[str]:
    return [seat["family"] for seat in visitor.api("GET", f"/api/tables/{table}")["table"]["seats"]]


def test_one_click_starts_the_second_game_with_a_chosen_family_name(anna: Visitor) -> None:
    page = anna.open("/")
    card = page.get_by_role("form", name=VERSAILLES)
    expect(card.get_by_role("radio", name=re.compile("with the"))).to_have_count(6)
    card.get_by_label("Your family").fill("de Rochemont")
    card.get_by_role("radio", name="3", exact=True).check(force=True)
    anna.play_now(VERSAILLES).click()
    page.wait_for_url("**/t/*")
    page.get_by_role("group").first.wait_for()
    table = page.url.rpartition("/")[2]
    assert families(anna, table)[0] == "de Rochemont"
    anna.open("/")
    mine = page.get_by_role("listitem").filter(has=page.locator(f'a[href="/t/{table}"]'))
    expect(mine).to_contain_text(VERSAILLES)
    expect(card.get_by_label("Your family")).to_have_value("de Rochemont")


def test_a_table_is_set_up_by_the_games_own_options_and_friends_name_their_families(anna: Visitor, visit: Visit) -> None:
    page = anna.open("/new/versailles-1682")
    page.get_by_role("radio", name="short").check(force=True)
    page.get_by_label("Negotiation", exact=True).select_option(label="5 minutes")
    page.get_by_role("radio", name="fine", exact=True).check(force=True)
    page.get_by_label("Your family").fill("d'Aubigny")
    assert not "\n".join(findings(page))
    anna.button("Create the table").click()
    link = page.get_by_label("link for seat 2").first.input_value()
    page.get_by_role("link", name="Go to the table").click()
    for fact in ("short, 30,000 livres", "5 minutes", "fine", "d’Aubigny"):
        anna.see(fact)
    assert not "\n".join(findings(page))

    ben = visit()
    ben.expected = "status of 4"
    ben.call_me("Ben", "blue")
    ben.open(link)
    ben.page.get_by_label("Your family").fill("Aubigny")
    ben.button("Take the seat").click()
    ben.see("with a particle")
    ben.page.get_by_label("Your family").fill("d’Aubigny")
    ben.button("Take the seat").click()
    ben.see("Another family at this table bears this name")
    assert not "\n".join(findings(ben.page))
    ben.button("Suggest another name").click()
    chosen = ben.page.get_by_label("Your family").input_value()
    ben.button("Take the seat").click()
    ben.page.wait_for_url("**/t/*")
    table = ben.page.url.rpartition("/")[2]
    assert families(anna, table)[:2] == ["d’Aubigny", chosen]


def test_each_page_about_a_game_links_to_the_same_page_of_the_other(anna: Visitor) -> None:
    for name in PAGES:
        page = anna.open(f"/{name}/palais-royal")
        switch = page.get_by_role("navigation", name="Game")
        expect(switch.locator("[aria-current]")).to_have_text("Palais Royal")
        switch.get_by_role("link", name=VERSAILLES).click()
        page.wait_for_url(f"**/{name}/versailles-1682")
        expect(switch.locator("[aria-current]")).to_have_text(VERSAILLES)
        expect(page.get_by_role("link", name="Rules", exact=True).first).to_have_attribute("href", "/rules/versailles-1682")


def test_a_page_without_a_game_in_its_address_offers_them_all(anna: Visitor) -> None:
    for name in PAGES:
        page = anna.open(f"/{name}")
        links = page.get_by_role("navigation", name="Game").get_by_role("link")
        expect(links).to_have_text(["Palais Royal", VERSAILLES])
        expect(links.first).to_have_attribute("aria-current", "page")


def test_an_unknown_game_shows_the_not_found_page(anna: Visitor) -> None:
    anna.expected = "status of 404"
    for name in PAGES:
        anna.page.goto(f"/{name}/no-such-game")
        anna.see("Nobody lives here")


@pytest.mark.parametrize("last", ["palais-royal", "versailles-1682"])
def test_only_the_scene_of_the_game_last_played_is_fetched(visit: Visit, last: str) -> None:
    anna = visit()
    anna.context.add_init_script(f"localStorage.setItem('palais-last-game', '{{\"game\": \"{last}\"}}')")
    page = anna.open("/")
    page.locator(".scene svg").wait_for()
    page.wait_for_load_state("networkidle")
    assert page.evaluate(SCENES) == 1


def test_on_a_phone_both_games_are_listed_and_running_tables_come_first(visit: Visit) -> None:
    anna = visit(size=PHONE, touch=True)
    page = anna.open("/")
    anna.play_now(VERSAILLES).wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    table = anna.make_table("me", "level:1")["table"]["id"]
    page.reload()
    mine = page.get_by_role("heading", name="My tables")
    page.locator(f'a[href="/t/{table}"]').wait_for()
    first, play = mine.bounding_box(), anna.play_now().bounding_box()
    assert first is not None
    assert play is not None
    assert first["y"] < play["y"]
