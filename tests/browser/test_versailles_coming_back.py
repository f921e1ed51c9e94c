"""Versailles 1682: nothing is lost when pages reload or the server is killed, in negotiations and royal decisions."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.test_reload_and_restart import GONE, back, kill_server_of
from tests.browser.versailles_tables import TALKING, make_offer, open_circle, say, seat_guests
from tests.web.server import Server

pytestmark = pytest.mark.xdist_group("browser")

SECRET = "behind the fountain of Latona"


def test_a_negotiation_goes_on_after_reload_and_restart(visit: Visit, tmp_path: Path) -> None:
    first = visit(server=Server(tmp_path / "talk.db", "--limits", "0"))
    guests = seat_guests(visit, "talk-again", first=first, **TALKING)
    anna, ben, cleo = guests
    for guest in guests:
        guest.visitor.expected = GONE
    open_circle(anna.page, "Ben")
    say(anna.page, SECRET)
    expect(anna.page.get_by_role("log").get_by_text(SECRET)).to_be_visible()
    make_offer(anna.page, "a word for Ben, this round", "no word against Anna, this round")
    expect(anna.page.locator("[data-offer].open")).to_be_visible()
    ben.page.reload()
    open_circle(ben.page, "Anna")
    expect(ben.page.get_by_role("log").get_by_text(SECRET)).to_be_visible()
    kill_server_of(anna.visitor)
    with back(first.server):
        for guest in guests:
            guest.page.get_by_text("Connection lost").wait_for(state="hidden")
        ben.page.get_by_role("button", name="Accept").click()
        expect(anna.page.locator("[data-offer].accepted")).to_be_visible()
        expect(anna.page.get_by_role("log").get_by_text(SECRET)).to_be_visible()
        say(ben.page, "I shall be there")
        expect(anna.page.get_by_role("log").get_by_text("I shall be there")).to_be_visible()
        cleo.page.keyboard.press("r")
        expect(anna.page.get_by_text("1 of 3 ready")).to_be_visible()
        assert not cleo.was_sent(SECRET)


def test_a_royal_decision_is_taken_after_the_restart(visit: Visit, tmp_path: Path) -> None:
    """The First Lady-in-Waiting may reroll a refusal; the server is killed between the two rolls."""
    first = visit(server=Server(tmp_path / "king.db", "--limits", "0"))
    offices = "lady_in_waiting huntsman household"
    court: dict[str, Any] = {"before_0": "comte lady_in_waiting", "office": offices, "house": "none"}
    guests = seat_guests(visit, "king-again", first=first, dice="9 0 0", **court)
    anna = guests[0]
    for guest in guests:
        guest.visitor.expected = GONE
    anna.page.locator('[data-card="marquis"]').click()
    anna.page.locator('[data-route="through"]').click()
    anna.page.get_by_role("button", name="Ask the King").click()
    again = anna.page.get_by_role("button", name="Roll again")
    expect(again).to_be_visible()
    kill_server_of(anna.visitor)
    with back(first.server):
        anna.page.get_by_text("Connection lost").wait_for(state="hidden")
        anna.page.reload()
        again.first.click()
        anna.page.get_by_role("button", name="Continue").click()
        for guest in guests:
            expect(guest.page.locator('[data-player="0"] .address').first).to_contain_text("Marquise")


def test_an_unsent_request_is_composed_again_after_the_restart(visit: Visit, tmp_path: Path) -> None:
    first = visit(server=Server(tmp_path / "ask.db", "--limits", "0"))
    guests = seat_guests(visit, "ask-again", first=first, dice="0")
    anna = guests[0]
    for guest in guests:
        guest.visitor.expected = GONE
    anna.page.locator('[data-card="marquis"]').click()
    ask = anna.page.get_by_role("button", name="Ask the King")
    expect(ask).to_be_enabled()
    kill_server_of(anna.visitor)
    with back(first.server):
        anna.page.get_by_text("Connection lost").wait_for(state="hidden")
        anna.page.reload()
        anna.page.locator('[data-card="marquis"]').click()
        ask.click()
        expect(anna.page.get_by_role("dialog")).to_contain_text("Granted")
