"""Nothing is lost: the page is loaded again, the server is killed, and the table is as it was."""

from __future__ import annotations

import signal
from contextlib import AbstractContextManager
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.browser.conftest import Visit
from tests.browser.positions import at
from tests.browser.prepared import sit_down
from tests.browser.visitor import Visitor
from tests.web.server import Server, serving

pytestmark = pytest.mark.xdist_group("browser")

OTHERS = ("Joost", "Élodie", "Colbert")
LABELS = """() => [...document.querySelectorAll("[data-room], [data-field], [data-player]")]
  .map((each) => each.ariaLabel ?? each.textContent)"""
# A server that is killed may have been in the middle of a file.
GONE = "WebSocket connection|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_CONTENT_LENGTH_MISMATCH|ERR_SOCKET_NOT_CONNECTED"


def walk(visitor: Visitor, start: str, end: str) -> None:
    visitor.page.locator(f'[data-room="{start}"]').click()
    visitor.page.locator(f'[data-room="{end}"][aria-label*="can be reached"]').click()


def test_loaded_again_in_the_middle_of_a_turn(anna: Visitor) -> None:
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
    """Anna in the middle of her turn, on a server that may go away."""
    anna = visit(server=Server(database, "--limits", "0"))
    anna.expected = GONE
    anna.call_me("Anna")
    sit_down(anna, at("move", "moves 5"), "away", OTHERS)
    return anna


def kill_server_of(anna: Visitor) -> None:
    anna.server.end(signal.SIGKILL)
    anna.see("Connection lost")


def back(server: Server) -> AbstractContextManager[Server]:
    """Another server, with the same games, where the killed one was."""
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


def test_what_was_done_without_a_connection_is_done_later(visit: Visit, tmp_path: Path) -> None:
    """A click while the server is away is sent, once, when it is back."""
    anna = begin(visit, tmp_path / "away.db")
    kill_server_of(anna)
    walk(anna, "gate", "office")
    with back(anna.server):
        anna.see("4 of 5 moves left")
