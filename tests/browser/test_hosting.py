"""A table before its game: invite links and the creator's rights; a rematch after leaving; ending a game."""

from __future__ import annotations

import re

import pytest

from tests.browser.conftest import Visit
from tests.browser.test_axe import findings
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.xdist_group("browser")


def test_hosting_a_table_from_creation_to_closing(anna: Visitor, visit: Visit) -> None:
    """Created on the home page, a link revoked, a friend seated in a free colour, a bot added, then closed for everyone."""
    page = anna.open("/")
    page.get_by_role("form", name="Palais Royal").get_by_role("link", name="New table").click()
    page.get_by_label("Name of the table").fill("Chez Anna")
    page.locator("form fieldset").first.get_by_label("4", exact=True).check(force=True)
    page.get_by_label("Seat 3", exact=True).select_option("open")
    assert not page.get_by_label("Anyone may join").is_checked()
    anna.button("Create the table").click()
    page.get_by_role("heading", name="Table “Chez Anna”").wait_for()
    old = page.get_by_label("link for seat 2").first.input_value()
    page.get_by_role("link", name="Go to the table").click()
    page.get_by_label("Link to seat 2", exact=True).wait_for()
    assert page.get_by_label("Link to seat 2", exact=True).input_value() == old
    anna.button("New link to seat 2").click()
    anna.see("the old one no longer works")
    assert not "\n".join(findings(page))
    link = page.get_by_label("Link to seat 2", exact=True).input_value()
    assert link != old

    ben = visit()
    ben.expected = "status of 4"
    ben.call_me("Ben", "red")
    ben.open(old)
    ben.see("This link is not valid")
    ben.open(link)
    for words in ("invites you to the table “Chez Anna”", "Anna", "your seat", "first game", "Learn it in two minutes"):
        ben.see(words)
    ben.page.locator("dl > div", has_text="Game").get_by_text("Palais Royal").wait_for()
    assert ben.page.url.endswith("/join"), "the token must not stay in the address bar"
    ben.page.reload()
    ben.see("your seat")
    colours = ben.page.get_by_role("group", name="Your colour").get_by_role("radio")
    assert "Red, with the sun" not in [box.get_attribute("aria-label") for box in colours.all()], "Anna already has that colour"
    assert not "\n".join(findings(ben.page))
    ben.page.get_by_label("Black, with the key").check(force=True)
    ben.button("Take the seat").click()
    ben.page.wait_for_url("**/t/*")
    ben.see("Anna")
    assert ben.page.get_by_role("button", name="Close the table").count() == 0
    assert ben.page.get_by_label("Link to seat 4").count() == 0

    page.get_by_label("Give seat 4 to a bot").select_option(index=1)
    page.get_by_label("Link to seat 4", exact=True).wait_for(state="detached")
    anna.button("Stand up").wait_for()
    anna.button("Close the table").click()
    anna.button("Yes, close it").click()
    page.wait_for_url(lambda url: "/t/" not in url)
    ben.see("The table is closed")
    ben.see("Anna closed the table before the game began.")
    assert not "\n".join(findings(ben.page))
    assert page.get_by_text("Chez Anna").count() == 0


def test_leave_then_rematch_then_end_by_consent(anna: Visitor, visit: Visit) -> None:
    made = anna.make_table("me", "open", name="Trianon", options={"max_rounds": 1, "start": 0})
    path = f"/api/tables/{made['table']['id']}"
    ben, watcher = visit(), visit()
    ben.call_me("Ben", "yellow")
    ben.api("POST", "/api/join", {"token": made["invites"]["1"].partition("#")[2]})
    anna.open(f"/t/{made['table']['id']}")
    anna.page.locator("[data-room]").first.wait_for()
    watcher.open(f"/t/{made['table']['id']}")
    anna.button("The table and who sits at it").click()
    anna.see("One person is watching")
    for visitor in (ben, anna):
        visitor.api("POST", f"{path}/leave", {"bot": "greedy"})
    anna.page.keyboard.press("Escape")
    anna.see("A bot played")
    anna.page.get_by_role("heading", level=1).filter(has_text=re.compile("^A bot for")).wait_for()
    anna.button("Rematch").click()
    anna.see("asked to play again")
    page = ben.open("/")
    page.get_by_text("Play again?").wait_for()
    page.get_by_role("link", name="Trianon").first.click()
    ben.see("This seat is kept for you")
    ben.button("Sit down").click()
    for visitor in (anna, ben):
        visitor.page.locator("[data-room]").first.wait_for()
    ben.button("The table and who sits at it").click()
    ben.button("Offer to end the game").click()
    anna.see("Ben would like to end the game without a winner.")
    assert not "\n".join(findings(anna.page))
    anna.button("Play on").click()
    anna.page.get_by_text("Ben would like").wait_for(state="detached")
    anna.button("The table and who sits at it").click()
    anna.button("Offer to end the game").click()
    ben.button("Agree").click()
    for visitor in (anna, ben):
        visitor.page.get_by_role("heading", name="Ended by agreement").wait_for()
    assert not "\n".join(findings(ben.page))
    home = anna.open("/")
    home.get_by_text("ended by agreement").wait_for()


def test_resigning_needs_confirmation_and_ends_a_game_of_two(anna: Visitor) -> None:
    made = anna.make_table("me", "greedy")
    anna.open(f"/t/{made['table']['id']}").locator("[data-room]").first.wait_for()
    anna.button("The table and who sits at it").click()
    anna.button("Resign").click()
    anna.button("No, go back").click()
    anna.button("Resign").click()
    anna.button("Yes, resign").click()
    anna.see("Anna resigned.")
    anna.page.get_by_role("heading", level=1).filter(has_text="wins").wait_for()
