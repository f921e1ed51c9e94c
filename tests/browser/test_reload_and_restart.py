"""Nothing is lost when the page is reloaded or the server is killed."""

from __future__ import annotations

import signal
from contextlib import AbstractContextManager
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.browser.conftest import Visit
from tests.browser.positions import at
from tests.browser.prepared import sit_down, store_move
from tests.browser.visitor import Visitor
from tests.web.server import Server, serving

pytestmark = pytest.mark.xdist_group("browser")

OTHERS = ("Joost", "Élodie", "Colbert")
LABELS = """() => [...document.querySelectorAll("[data-room], [data-field], [data-player]")]
  .map((each) => each.ariaLabel ?? each.textContent)"""
# A killed server may have been in the middle of sending a file.
GONE = "WebSocket connection|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_CONTENT_LENGTH_MISMATCH|ERR_SOCKET_NOT_CONNECTED"


def walk(visitor: Visitor, start: str, end: str) -> None:
    visitor.page.locator(f'[data-room="{start}"]').click()
    visitor.page.locator(f'[data-room="{end}"][aria-label*="can be reached"]').click()


def test_reload_in_the_middle_of_a_turn(anna: Visitor) -> None:
    sit_down(anna, at("move", "moves 5"), "again", OTHERS)
    walk(anna, "court", "cardinal")
    anna.see("3 of 5 moves left")
    before = anna.page.evaluate(LABELS)
    anna.page.reload()
    anna.see("3 of 5 moves left")
    assert anna.page.evaluate(LABELS) == before
    walk(anna, "gate", "office")
    anna.see("2 of 5 moves left")
    anna.page.keyboard.press("u")
    anna.see("3 of 5 moves left")
    anna.page.keyboard.press("u")
    anna.see("5 of 5 moves left")


def begin(visit: Visit, database: Path) -> Visitor:
    """Anna in the middle of her turn, on a server that the test may kill."""
    anna = visit(server=Server(database, "--limits", "0"))
    anna.expected = GONE
    anna.call_me("Anna")
    sit_down(anna, at("move", "moves 5"), "away", OTHERS)
    return anna


def kill_server_of(anna: Visitor) -> None:
    anna.server.end(signal.SIGKILL)
    anna.see("Connection lost")


def back(server: Server) -> AbstractContextManager[Server]:
    """Start a new server with the same database on the same port."""
    return serving(server.database, "--limits", "0", "--port", str(urlsplit(server.url).port))


def test_the_server_is_killed_in_the_middle_of_a_turn(visit: Visit, tmp_path: Path) -> None:
    anna = begin(visit, tmp_path / "killed.db")
    walk(anna, "court", "cardinal")
    anna.see("3 of 5 moves left")
    before = anna.page.evaluate(LABELS)
    kill_server_of(anna)
    assert anna.page.evaluate(LABELS) == before, "the table stays on the screen"
    with back(anna.server):
        anna.page.get_by_text("Connection lost").wait_for(state="hidden")
        assert anna.page.evaluate(LABELS) == before
        walk(anna, "gate", "office")
        anna.see("2 of 5 moves left")


WAITING = '[data-room="office"][aria-label*="waiting"]'


def test_an_action_made_offline_is_shown_as_waiting_and_sent_later(visit: Visit, tmp_path: Path) -> None:
    """A click while the server is down is sent once when it is back."""
    anna = begin(visit, tmp_path / "away.db")
    kill_server_of(anna)
    walk(anna, "gate", "office")
    anna.page.locator(WAITING).wait_for()
    anna.see("1 thing waits.")
    banner, strip = (anna.page.locator(each).bounding_box() for each in (".banner", "header"))
    assert banner is not None
    assert strip is not None
    assert banner["y"] + banner["height"] <= strip["y"], "the banner covers nothing"
    assert anna.page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "the table moves down for it"
    with back(anna.server):
        anna.button("Try now").click()
        anna.see("4 of 5 moves left")
        anna.page.locator(WAITING).wait_for(state="detached")


@pytest.mark.parametrize("how", ["key", "button"])
def test_a_queued_action_can_be_undone_while_offline(visit: Visit, tmp_path: Path, how: str) -> None:
    anna = begin(visit, tmp_path / "back.db")
    kill_server_of(anna)
    walk(anna, "gate", "office")
    anna.page.locator(WAITING).wait_for()
    if how == "key":
        anna.page.keyboard.press("u")
    else:
        anna.button("Take back").click()
    anna.page.locator(WAITING).wait_for(state="detached")
    with back(anna.server):
        anna.page.get_by_text("Connection lost").wait_for(state="hidden")
        walk(anna, "gate", "king")
        anna.see("4 of 5 moves left")
        assert "Anna 1" in (anna.page.locator('[data-room="office"]').get_attribute("aria-label") or "")


def test_a_queued_action_is_dropped_with_a_message_if_the_table_has_moved_on(visit: Visit, tmp_path: Path) -> None:
    """The same player has meanwhile moved in another browser, so the decision the click was for is gone."""
    anna = begin(visit, tmp_path / "gone.db")
    kill_server_of(anna)
    walk(anna, "gate", "office")
    anna.page.locator(WAITING).wait_for()
    store_move(anna.server.database, "away", at("move", "moves 5"), "move gate-king")
    with back(anna.server):
        anna.see("what you had chosen has not been done")
        anna.see("4 of 5 moves left")
        assert "Anna 1" in (anna.page.locator('[data-room="office"]').get_attribute("aria-label") or "")
