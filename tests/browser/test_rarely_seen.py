"""States that few games reach: a seat left to a bot and taken back, a win that is shared."""

from __future__ import annotations

import pytest

from tests.browser.positions import at
from tests.browser.prepared import sit_down
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.xdist_group("browser")

OTHERS = ("Joost", "Élodie", "Colbert")
# The last turn of a game that nobody has won alone: no points, and nobody at the Cardinal.
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


def test_a_win_that_not_even_the_cardinal_decides_is_shared(anna: Visitor) -> None:
    sit_down(anna, LEVEL, "level")
    anna.page.keyboard.press("e")
    anna.page.locator("table caption").wait_for(state="attached")
    anna.see("share the win")
