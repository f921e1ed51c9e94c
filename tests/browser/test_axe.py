"""axe-core finds no violations on any page or in any main state, in both themes, on desktop and phone."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.player import is_my_turn, play, step
from tests.browser.positions import ALL, DRAWING, FEW, at
from tests.browser.prepared import sit_down
from tests.browser.visitor import DESKTOP, PHONE, Visitor

pytestmark = pytest.mark.xdist_group("browser")

AXE = Path("web/node_modules/axe-core/axe.min.js")
OTHERS = ("Joost", "Élodie", "Colbert")
LOOKS = [(DESKTOP, "day"), (PHONE, "night")]
NAMES = ["desk-day", "phone-night"]
PAGES = [
    "/",
    "/new/versailles-1682",
    "/rules/palais-royal",
    "/learn",
    "/bots",
    "/bots/versailles-1682",
    "/replays",
    "/join",
    "/nowhere",
]

SUPPLY_EMPTY = at("reinforce", "gate 2", rooms=ALL)
STATES: dict[str, tuple[str, Callable[[Visitor], None]]] = {
    "reinforce": (at("reinforce", "gate 5", rooms=FEW), lambda _: None),
    "take": (SUPPLY_EMPTY, lambda _: None),
    "move": (at("move", "moves 5"), lambda anna: anna.page.locator('[data-room="court"]').click()),
    "income": (at("income", "king 1, madame 1", rooms=FEW), lambda _: None),
    "recruit": (at("recruit"), lambda anna: anna.page.locator('[data-field="c8"]').click()),
    "cards": (at("cards", rooms=DRAWING), lambda anna: anna.page.locator('[data-room="backdoor"]').click()),
    "chat": (at("move", "moves 4"), lambda anna: open_chat(anna)),
}


@cache
def source() -> str:
    assert AXE.is_file(), "axe-core comes with the packages of web/: npm ci"
    return AXE.read_text()


def findings(page: Page) -> list[str]:
    page.wait_for_load_state("networkidle")
    page.evaluate(source())
    found: dict[str, Any] = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{finding['id']}: {node['html'][:160]} ({node['failureSummary'][:200]})"
        for finding in found["violations"]
        for node in finding["nodes"][:3]
    ]


def open_chat(anna: Visitor) -> None:
    page = anna.page
    if page.get_by_role("navigation").get_by_role("button", name="Log").count():
        page.get_by_role("navigation").get_by_role("button", name="Log").click()
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill("Good luck!")
    page.keyboard.press("Enter")
    page.get_by_role("log").locator("p", has_text="Good luck!").wait_for()


@pytest.fixture(params=LOOKS, ids=NAMES)
def guest(request: pytest.FixtureRequest, visit: Visit) -> Visitor:
    size, theme = request.param
    visitor = visit(size=size, theme=theme, touch=size == PHONE)
    visitor.call_me("Anna")
    return visitor


@pytest.mark.parametrize("path", PAGES)
def test_pages(guest: Visitor, path: str) -> None:
    guest.expected = "status of 404"  # the not-found page is one of them
    page = guest.open(path)
    assert not "\n".join(findings(page))


def test_new_table_form(guest: Visitor) -> None:
    page = guest.open("/new/palais-royal")
    page.get_by_role("radio", name="by hand").check(force=True)
    page.get_by_role("radio", name="live").check(force=True)
    assert not "\n".join(findings(page))
    guest.button("Create the table").click()
    page.get_by_role("link", name="Go to the table").wait_for()
    assert not "\n".join(findings(page))
    page.get_by_role("link", name="Go to the table").click()
    page.get_by_role("heading", name="Seats").wait_for()
    assert not "\n".join(findings(page))


def test_dialogs(guest: Visitor) -> None:
    page = guest.open("/")
    for name in ("Settings", "Join the table", "change name and colour"):
        page.get_by_role("button", name=name).first.click()
        page.get_by_role("dialog").wait_for()
        assert not "\n".join(findings(page))
        page.keyboard.press("Escape")
        page.get_by_role("dialog").wait_for(state="hidden")


@pytest.mark.parametrize("state", STATES)
def test_table_states(guest: Visitor, state: str) -> None:
    position, then = STATES[state]
    size = guest.page.viewport_size
    sit_down(guest, position, f"axe-{state}-{size['width'] if size else 0}", OTHERS)
    then(guest)
    assert not "\n".join(findings(guest.page))


def test_opponents_turn(guest: Visitor, visit: Visit) -> None:
    made = guest.make_table("me", "open")
    ben = visit()
    ben.api("POST", "/api/join", {"token": made["invites"]["1"].removeprefix("/join#")})
    page = guest.open(f"/t/{made['table']['id']}")
    page.locator("[data-room]").first.wait_for()
    while is_my_turn(page):
        step(page)
        page.wait_for_timeout(50)
    assert not "\n".join(findings(page))


def test_end_and_replay(guest: Visitor) -> None:
    table = guest.make_table("me", "greedy", options={"max_rounds": 1})["table"]["id"]
    page = guest.open(f"/t/{table}")
    page.locator("[data-room]").first.wait_for()
    play(page)
    page.get_by_role("table").wait_for()
    assert not "\n".join(findings(page))
    guest.open(f"/r/{table}?a=10")
    page.get_by_role("slider").wait_for()
    assert not "\n".join(findings(page))
