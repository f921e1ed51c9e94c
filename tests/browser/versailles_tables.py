"""Several people at one table of Versailles 1682, each in their own browser, and the frames each received."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from playwright.sync_api import Locator, Page, WebSocket

from tests.browser.conftest import Visit
from tests.browser.court_positions import court
from tests.browser.prepared import prepare
from tests.browser.visitor import PATIENCE, Visitor

NAMES: Final = ("Anna", "Ben", "Cleo")
COLOURS: Final = ("red", "yellow", "green")
PAUSE: Final = 25  # milliseconds
TALKING: Final[dict[str, Any]] = {"step": "negotiate", "seat": "-1", "turn_index": "0", "actions_left": "0"}


class Guest:
    """A visitor at the table, with every frame received over the WebSocket."""

    def __init__(self, visitor: Visitor, name: str) -> None:
        self.visitor, self.page, self.name = visitor, visitor.page, name
        self.frames: list[str] = []
        self.page.on("websocket", self._record)

    def _record(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def was_sent(self, text: str) -> bool:
        return any(text in frame for frame in self.frames)

    def hear(self, text: str) -> None:
        """Wait until this text has been received."""
        for _ in range(PATIENCE // PAUSE):
            if self.was_sent(text):
                return
            self.page.wait_for_timeout(PAUSE)
        raise AssertionError(f"{self.name} was never sent {text!r}")

    def can_read(self, text: str) -> bool:
        return text in str(self.page.evaluate("document.body.innerText"))

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("tabpanel", name="Log")


def seat_guests(visit: Visit, id: str, watcher: bool = False, first: Visitor | None = None, **position: Any) -> list[Guest]:
    """Anna, Ben and Cleo at a table of three, with `watcher` a spectator last. `first`: Anna's browser, if already open."""
    server = {} if first is None else {"server": first.server}
    guests = [Guest(first or visit(), NAMES[0])]
    guests += [Guest(visit(**server), name) for name in (*NAMES[1:], *(("Dora",) if watcher else ()))]
    path = prepare(guests[0].visitor.server.database, id, court(players=3, **position), (), of="versailles-1682", people=3)
    for seat, (guest, colour) in enumerate(zip(guests, COLOURS, strict=False)):
        guest.visitor.call_me(guest.name, colour)
        guest.visitor.api("POST", f"/api/tables/{id}/sit", {"seat": seat})
    for guest in guests:
        guest.visitor.open(path)
        guest.page.locator("[data-player]").first.wait_for()
    return guests


def open_circle(page: Page, *names: str) -> None:
    """Open the private chat with these people; without names, the public one."""
    talks = page.get_by_role("navigation", name="Conversations")
    if len(names) < 2:
        talks.get_by_role("button", name=names[0] if names else "All the court").click()
    else:
        talks.get_by_role("button", name="New private circle").click()
        for name in names:
            talks.get_by_label(name).check(force=True)
        talks.get_by_role("button", name="Talk with them").click()


def say(page: Page, text: str) -> None:
    page.locator(".talk form input").fill(text)
    page.keyboard.press("Enter")


def everybody_hears(guests: Sequence[Guest], text: str) -> None:
    """Anna says it in public: once it has arrived, everything sent before has, too."""
    open_circle(guests[0].page)
    say(guests[0].page, text)
    for guest in guests:
        guest.hear(text)


def make_offer(page: Page, mine: str, theirs: str) -> None:
    """Make an offer in the open circle: what I promise, and what they do."""
    page.get_by_role("button", name="Offer …").click()
    form = page.locator(".talk .form")
    form.get_by_label("I promise").select_option(label=mine)
    form.get_by_label("promises").select_option(label=theirs)
    form.get_by_role("button", name="Offer it").click()
