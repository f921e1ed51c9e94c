"""Private chat in Versailles 1682: only its readers are notified; the replay shows it if all of them agree."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.test_device import LOOK_AWAY, SHOWN, SOON_SHOWN
from tests.browser.versailles_tables import TALKING, everybody_hears, make_offer, open_circle, say, seat_guests

pytestmark = pytest.mark.xdist_group("browser")

SECRET = "at midnight in the orangery"


def test_an_offer_notifies_its_addressee_and_nobody_else(visit: Visit) -> None:
    first = visit(worker=True, settings={"notify": True})
    first.context.grant_permissions(["notifications"])
    guests = seat_guests(visit, "notified", first=first, **TALKING)
    anna, ben, _ = guests
    anna.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    anna.page.evaluate(LOOK_AWAY)
    open_circle(ben.page, "Cleo")
    make_offer(ben.page, "a word for Cleo, this round", "a word for Ben, this round")
    say(ben.page, SECRET)
    everybody_hears(guests, "good morning")
    assert anna.page.evaluate(SHOWN) == [], "Anna is not notified of an offer between others"
    open_circle(ben.page, "Anna")
    make_offer(ben.page, "a word for Anna, this round", "a word for Ben, this round")
    assert anna.page.evaluate(SOON_SHOWN) == [["Ben offers you something", "Table “Trianon”", "/t/notified"]]


def test_the_replay_shows_private_chat_once_all_its_readers_agree(visit: Visit) -> None:
    guests = seat_guests(visit, "published", watcher=True, **TALKING)
    anna, ben, cleo, watcher = guests
    open_circle(anna.page, "Ben")
    say(anna.page, SECRET)
    ben.hear(SECRET)
    everybody_hears(guests, "good night")
    for guest in guests[:3]:
        guest.visitor.api("POST", "/api/tables/published/end", {"yes": True})
    label = "The replay may show my private talk"
    anna.page.get_by_label(label).check(force=True)
    anna.visitor.see("Not yet: Ben.")
    assert cleo.page.get_by_label(label).count() == 0, "Cleo had no private chat"
    replay = watcher.visitor.open("/r/published")
    replay.get_by_role("button", name="Chat").click()
    expect(replay.get_by_text("good night")).to_be_visible()
    assert not watcher.can_read(SECRET)
    ben.page.get_by_label(label).check(force=True)
    ben.visitor.see("It is shown once everybody in a conversation agrees.")
    expect(ben.page.get_by_text("Not yet")).to_have_count(0)
    replay.reload()
    replay.get_by_role("button", name="Chat").click()
    expect(replay.get_by_text(SECRET)).to_be_visible()
