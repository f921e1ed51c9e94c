"""A game without its own front end, found by its entry point, is played to the end at the plain table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser import measure
from tests.browser.conftest import Visit
from tests.browser.test_axe import findings
from tests.browser.visitor import PHONE, Visitor
from tests.conformance.installed import environment
from tests.web.server import Server

pytestmark = pytest.mark.xdist_group("browser")

GAME: Final = "toy-court"
STEPS: Final = 200  # far more than three rounds need
ONWARDS: Final = ["Be ready", "Roll the dice", "Keep the dice"]
CLICK: Final = (
    "(names) => [...document.querySelectorAll('button')].find(({ textContent }) => names.includes(textContent.trim()))?.click()"
)


@pytest.fixture(scope="module")
def court(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the toy game installed as a third-party package."""
    folder = tmp_path_factory.mktemp("court")
    server = Server(folder / "palais.db", "--limits", "0", environment=environment(folder / "installed"))
    yield server
    server.end()


@pytest.fixture
def anna(visit: Visit, court: Server) -> Visitor:
    visitor = visit(court)
    visitor.call_me("Anna")
    return visitor


@pytest.fixture
def ben(visit: Visit, court: Server) -> Visitor:
    """On a phone, in the dark theme."""
    visitor = visit(court, size=PHONE, touch=True, theme="night")
    visitor.call_me("Ben", "blue")
    return visitor


def sit_down(anna: Visitor, ben: Visitor, **more: Any) -> str:
    seats = [{"kind": "me", "colour": "white"}, {"kind": "open", "colour": "blue"}]
    made = anna.api("POST", "/api/tables", {"game": GAME, "seats": seats, **more})
    ben.api("POST", "/api/join", {"token": made["invites"]["1"].removeprefix("/join#")})
    table: str = made["table"]["id"]
    for visitor in (anna, ben):
        visitor.open(f"/t/{table}")
        visitor.button("Be ready").wait_for()
    return table


def check(*visitors: Visitor) -> None:
    """axe and the ruler find nothing."""
    for visitor in visitors:
        size = visitor.page.viewport_size
        assert not "\n".join(findings(visitor.page))
        assert not "\n".join(measure.findings(visitor.page, touch=size is not None and size["width"] == PHONE[0]))


def play_on(*pages: Page) -> None:
    """Play to the end, always clicking the first button that advances the game."""
    for _ in range(STEPS):
        if all(page.locator("table caption").count() for page in pages):
            return
        for page in pages:
            page.evaluate(CLICK, ONWARDS)
        pages[0].wait_for_timeout(25)
    raise AssertionError("the game does not end")


def test_a_table_is_made_on_the_home_page(anna: Visitor) -> None:
    page = anna.open("/")
    page.get_by_role("form", name="Toy Court").get_by_role("link", name="New table").click()
    page.get_by_role("radio", name="6", exact=True).check(force=True)
    expect(page.locator("form .seats li")).to_have_count(6)
    check(anna)
    anna.button("Create the table").click()
    page.get_by_role("link", name="Go to the table").click()
    page.get_by_role("heading", name="Seats").wait_for()
    check(anna)


def test_everybody_acts_in_the_audience_and_the_game_ends(anna: Visitor, ben: Visitor) -> None:
    table = sit_down(anna, ben, clock={"kind": "live", "minutes": 5, "seconds": 5})
    for visitor in (anna, ben):
        expect(visitor.page.locator("[data-player] .must")).to_have_count(2)
        expect(visitor.page.get_by_title("Time left for this phase")).to_be_visible()
    check(anna, ben)

    payment = anna.page.get_by_role("group", name="How many coins do you give Ben?")
    payment.get_by_label("Number").fill("2")
    payment.get_by_role("button", name="Confirm").click()
    ben.see(re.compile("Anna gives Ben 2 coins"))

    play_on(anna.page, ben.page)
    check(anna, ben)
    for visitor, eyes, sentence in ((anna, "&seat=0", "Anna gives Ben 2 coins"), (ben, "", "Anna gives somebody something")):
        visitor.open(f"/r/{table}?a=6{eyes}")
        visitor.page.get_by_role("slider").wait_for()
        expect(visitor.page.get_by_role("group", name="Log")).to_contain_text(sentence)
    check(anna, ben)


def test_a_whisper_reaches_only_its_reader(anna: Visitor, ben: Visitor, visit: Visit, court: Server) -> None:
    table = sit_down(anna, ben, listed=True)
    watcher = visit(court)
    watcher.open(f"/t/{table}")
    for visitor in (anna, ben, watcher):
        visitor.page.get_by_role("tab", name="Chat").click()
    for text, reader in (("Good evening, everybody", "everybody"), ("Psst", "Ben")):
        anna.page.get_by_role("group", name="To").get_by_role("button", name=reader).click()
        anna.page.get_by_label("Say something").fill(text)
        anna.page.keyboard.press("Enter")
    expect(ben.page.get_by_role("log")).to_contain_text("only for Ben")
    expect(ben.page.get_by_role("log")).to_contain_text("Psst")
    expect(watcher.page.get_by_role("log")).to_contain_text("Good evening, everybody")
    expect(watcher.page.get_by_role("log")).not_to_contain_text("Psst")
    check(anna, ben)


def test_dice_are_picked_and_rolled_by_keyboard_alone(anna: Visitor, ben: Visitor) -> None:
    sit_down(anna, ben)
    anna.page.keyboard.press("1")  # the first button
    ben.button("Be ready").click()
    for visitor in (anna, ben):
        visitor.see(re.compile("Round 1 · Dice"))
    mine = anna if anna.button("Roll the dice").count() else ben
    mine.button("Roll the dice").focus()
    mine.page.keyboard.press("Enter")
    dice = mine.page.get_by_role("group", name="Which dice will you throw again?")
    throw = dice.get_by_role("button", name="Confirm")
    expect(throw).to_be_disabled()
    dice.get_by_role("checkbox").first.focus()
    mine.page.keyboard.press("Space")
    expect(throw).to_be_enabled()
    check(mine)
    throw.focus()
    mine.page.keyboard.press("Enter")
    mine.see(re.compile("puts die 1 aside"))
    expect(dice).to_have_count(0)


def test_undo_in_a_phase_where_all_players_act(anna: Visitor, ben: Visitor) -> None:
    sit_down(anna, ben)
    anna.button("Be ready").click()
    ben.see("Anna is ready.")
    anna.button("Undo").click()
    anna.button("Be ready").wait_for()
    expect(ben.page.get_by_role("group", name="Log")).not_to_contain_text("Anna is ready.")
