"""Rare cases: a seat left and taken back, a shared win, seals on cards, clicks faster than the server replies."""

from __future__ import annotations

import pytest

from tests.browser.positions import FEW, at
from tests.browser.prepared import sit_down
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.xdist_group("browser")

OTHERS = ("Joost", "Élodie", "Colbert")
TWICE = "(place) => { for (let i = 0; i < 2; i++) place.dispatchEvent(new MouseEvent('click', {bubbles: true})); }"
# The last turn of a tied game: no points, and nobody at the Cardinal.
LEVEL = "players: 2\nround: 8 of 8\nturn: red cards\nmarks: open-scores, begun, last-round\nstart: yellow\n"


def test_a_seat_is_left_to_a_bot_and_taken_back(anna: Visitor) -> None:
    path = sit_down(anna, at("move", "moves 5"), "left", OTHERS)
    anna.button("The table and who sits at it").click()
    anna.button("Leave: a bot plays on").click()
    anna.page.get_by_role("dialog").wait_for(state="hidden")
    assert anna.api("GET", f"/api{path.replace('/t/', '/tables/')}")["table"]["seats"][0]["stands_in"]
    anna.button("The table and who sits at it").click()
    anna.button("Take my seat back").click()
    anna.page.get_by_role("dialog").wait_for(state="hidden")
    seat = anna.api("GET", f"/api{path.replace('/t/', '/tables/')}")["table"]["seats"][0]
    assert (seat["kind"], seat["stands_in"]) == ("person", False)


def test_a_tie_that_the_cardinal_does_not_break_is_a_shared_win(anna: Visitor) -> None:
    sit_down(anna, LEVEL, "level")
    anna.page.keyboard.press("e")
    anna.page.locator("table caption").wait_for(state="attached")
    anna.see("share the win")
    anna.see("0 points each, and as many servants at the Cardinal: 0.")
    anna.button("Look at the boards").click()
    anna.see("The game is over.")
    anna.button("To the scores").click()
    anna.see("share the win")


def test_an_action_that_ends_automatically_says_why(anna: Visitor) -> None:
    rooms = "cardinal 1, gate 4, stairs 4, court 3, backdoor 1"
    sit_down(anna, at("move", "moves 1", rooms=rooms, hand="moves5 1"), "idle", OTHERS)
    anna.page.keyboard.press("e")
    anna.page.locator('[aria-current="step"]', has_text="Cards").wait_for()
    anna.see("No servant in the Office: no recruitment.")


def test_ending_an_action_twice_before_the_reply_ends_it_once(anna: Visitor) -> None:
    sit_down(anna, at("move", "moves 5"), "twice", OTHERS)
    anna.page.locator('button[aria-keyshortcuts="E"]').evaluate(TWICE)
    anna.page.locator('[aria-current="step"]', has_text="Income").wait_for()
    anna.page.keyboard.press("u")
    anna.see("5 of 5 moves left")


def test_the_player_chooses_how_two_seals_of_a_card_are_paid(anna: Visitor) -> None:
    sit_down(anna, at("recruit"), "seals", OTHERS)
    anna.page.keyboard.press("2")
    anna.see("You play “Two seals”")
    anna.page.locator('[data-field="c8"]').click()
    anna.page.locator("button.recruit").click()
    anna.page.get_by_role("heading", name="Which seals do your cards pay?").wait_for()
    assert anna.page.locator(".unfinished button").count() > 1
    anna.page.locator(".unfinished button").first.click()
    anna.see("with a card")


def test_two_clicks_and_a_key_before_any_reply_are_all_done(anna: Visitor) -> None:
    sit_down(anna, at("reinforce", "gate 5", rooms=FEW), "quick", OTHERS)
    anna.page.locator('[data-room="gate"]').evaluate(TWICE)
    anna.page.keyboard.press("e")
    anna.see("You bring 2 servants to the Gate from the supply.")
    anna.page.locator('[aria-current="step"]', has_text="Move").wait_for()
    assert anna.page.locator(".toast").count() == 0


def test_a_second_click_on_a_one_time_action_is_ignored(anna: Visitor) -> None:
    sit_down(anna, at("recruit"), "once", OTHERS)
    anna.page.locator('[data-field="c8"]').click()
    anna.page.locator("button.recruit").evaluate(TWICE)
    anna.see("You leave a servant from the supply in the row of fountains.")
    assert anna.page.get_by_text("no longer possible").count() == 0


def test_an_action_made_offline_is_done_once_after_reconnecting(anna: Visitor) -> None:
    anna.expected = "ERR_INTERNET_DISCONNECTED"
    sit_down(anna, at("reinforce", "gate 5", rooms=FEW), "cut", OTHERS)
    anna.context.set_offline(True)
    anna.see("The connection is lost")
    anna.page.locator('[data-room="gate"]').evaluate(TWICE)
    anna.page.keyboard.press("e")
    anna.context.set_offline(False)
    anna.see("You bring 2 servants to the Gate from the supply.")
    anna.page.locator('[aria-current="step"]', has_text="Move").wait_for()
