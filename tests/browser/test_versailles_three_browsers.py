"""Versailles 1682 in three browsers: secrets reach only their circle, events at court are seen by all."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.versailles_tables import TALKING, Guest, everybody_hears, make_offer, open_circle, say, seat_guests

pytestmark = pytest.mark.xdist_group("browser")

SECRET = "at midnight in the orangery"


def test_private_chat_reaches_only_its_circle(visit: Visit) -> None:
    guests = seat_guests(visit, "circle", watcher=True, **TALKING)
    anna, ben, cleo, watcher = guests
    open_circle(anna.page, "Ben")
    say(anna.page, SECRET)
    open_circle(ben.page, "Anna")
    expect(ben.page.get_by_role("log").get_by_text(SECRET)).to_be_visible()
    everybody_hears(guests, "good morning to all the court")
    for guest in (cleo, watcher):
        assert not guest.can_read(SECRET)
        assert not guest.was_sent(SECRET)
    assert ben.was_sent(SECRET), "frames were recorded"
    cleo.page.reload()
    cleo.page.get_by_text("good morning to all the court").first.wait_for()
    assert not cleo.was_sent(SECRET), "nor with the whole table"


def test_an_offer_is_made_answered_and_withdrawn_within_its_circle(visit: Visit) -> None:
    guests = seat_guests(visit, "offer", watcher=True, **TALKING)
    anna, ben, cleo, watcher = guests
    open_circle(anna.page, "Ben")
    open_circle(ben.page, "Anna")
    make_offer(anna.page, "a word for Ben, this round", "no word against Anna, this round")
    ben.page.get_by_role("button", name="Accept").click()
    for guest in (anna, ben):
        expect(guest.page.locator("[data-offer]")).to_contain_text("accepted")
    make_offer(anna.page, "500 livres to Ben, at once", "a card for Anna, this round")
    expect(ben.page.locator("[data-offer].open")).to_be_visible()
    anna.page.get_by_role("button", name="Take it back").click()
    expect(ben.page.locator("[data-offer].withdrawn")).to_be_visible()
    make_offer(ben.page, "nothing against Anna, next round", "500 livres to Ben, when it is done")
    anna.page.get_by_role("button", name="Decline").click()
    expect(ben.page.locator("[data-offer].declined")).to_be_visible()
    everybody_hears(guests, "nothing has happened")
    offers = {guest.name: offered(guest) for guest in guests}
    assert offers["Anna"] == offers["Ben"]
    assert len(offers["Anna"]) == 3
    for guest in (cleo, watcher):
        assert offers[guest.name] == set()
        assert not any(guest.was_sent(id) for id in offers["Anna"])
        assert guest.page.locator("[data-offer]").count() == 0


def offered(guest: Guest) -> set[str]:
    """The ids of all offers in the received frames."""
    told = [json.loads(frame) for frame in guest.frames if frame.startswith('{"type":"offers"')]
    return {offer["id"] for message in told for offer in message["offers"]}


def test_a_payment_is_immediate_and_seen_by_all(visit: Visit) -> None:
    anna, ben, cleo = seat_guests(visit, "money", **TALKING)
    money = anna.page.get_by_role("region", name="Money")
    money.get_by_label("Whom to pay").select_option(label="Ben")
    money.get_by_label("Number").select_option(label="1,500")
    money.get_by_role("button", name="Pay").click()
    for guest in (anna, ben, cleo):
        expect(guest.page.locator('[data-player="0"]').first).to_contain_text("20,000")
        expect(guest.page.locator('[data-player="1"]').first).to_contain_text("29,500")


FREE: dict[str, Any] = {"spouse": "-1 -1 -1", "name": "0 1 2", "ever_married": "0 0 0"}


def test_a_marriage_and_an_arrest_are_seen_by_all(visit: Visit) -> None:
    guests = seat_guests(visit, "wedding", dice="0", **FREE)  # the King is gracious
    anna, _, cleo = guests
    anna.page.keyboard.press("a")
    dialog = anna.page.get_by_role("dialog")
    dialog.locator('[data-value="marry"]').click()
    dialog.get_by_role("button", name="Ask the King").click()
    expect(dialog).to_contain_text("Granted")
    dialog.get_by_role("button", name="Continue").click()
    for guest in guests:
        expect(guest.log.get_by_text("Anna and Ben are married.")).to_be_visible()
        expect(guest.page.locator('[data-player="0"] .address').first).to_contain_text("de Bellefontaine")
    anna.page.locator('[data-card="signed_warrant"]').click()
    anna.page.locator('[data-figure="2"][data-scale="king"]').click()
    anna.page.get_by_role("button", name="Play it").click()
    for guest in guests:
        expect(guest.page.locator('[data-player="2"]').first).to_contain_text("Bastille")
    assert cleo.page.locator('[data-figure="2"]').count() == 0, "she is off the favour scales"


def test_a_death_an_heir_and_an_accession_are_seen_by_all(visit: Visit) -> None:
    lone = {"queen": "0", "queen_country": "none", "q": "0 0 0", "hand": "poison king_malady"}
    guests = seat_guests(visit, "accession", dice="0 0", **FREE | lone)
    anna, ben, _ = guests
    anna.page.locator('[data-card="poison"]').click()
    anna.page.locator('[data-figure="1"][data-scale="king"]').click()
    anna.page.get_by_role("button", name="Play it").click()
    anna.page.get_by_role("button", name="Continue").click()
    for guest in guests:
        expect(guest.page.locator('[data-player="1"]').first).to_contain_text("dead")
    anna.page.locator('[data-card="king_malady"]').click()
    anna.page.get_by_role("button", name="Play it").click()
    anna.page.get_by_role("button", name="Continue").click()
    for guest in guests:
        expect(guest.log.get_by_text("A new royal couple")).to_be_visible()
        expect(guest.page.get_by_text("Round 8").first).to_be_visible()
    ben.page.locator(".answers").get_by_role("button", name="Spain").click()
    for guest in guests:
        expect(guest.page.locator('[data-player="1"] .standings').first).to_contain_text("Spain")
