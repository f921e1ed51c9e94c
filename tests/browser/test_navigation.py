"""Navigation: home from table, end and replay; rules and settings on a phone; own and public replays."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.player import play
from tests.browser.positions import at
from tests.browser.prepared import sit_down
from tests.browser.visitor import DESKTOP, PHONE, TABLET, Visitor

pytestmark = pytest.mark.xdist_group("browser")

OTHERS = ("Joost", "Élodie", "Colbert")
HOME = "To the home page"
# Record animations and the end screen together, the moment the end screen appears.
AT_THE_END = """() => new Promise((seen) => {
  const look = () => document.querySelector("table caption")
    ? seen({ flying: document.querySelectorAll(".sky span").length, chart: document.querySelectorAll(".chart path.line").length,
             led: document.querySelector(".points p")?.textContent ?? "" })
    : requestAnimationFrame(look);
  look();
})"""
LAST = (
    "players: 2\nround: 8 of 8\nturn: red cards\nmarks: open-scores, begun, last-round\nstart: yellow\nred nobles: couple-a-5\n"
)


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE])
def test_home_is_at_the_top_left_of_the_table(visit: Visit, size: tuple[int, int]) -> None:
    anna = visit(size=size, touch=size == PHONE)
    sit_down(anna, at("move", "moves 5"), f"home-{size[0]}", OTHERS)
    link = anna.page.get_by_role("link", name=HOME)
    box = link.bounding_box()
    assert box is not None
    assert box["x"] < 60
    assert box["y"] < 60
    link.click()
    anna.play_now().wait_for()


def test_a_phone_has_rules_and_settings_in_its_bar(visit: Visit) -> None:
    anna = visit(size=PHONE, touch=True)
    sit_down(anna, at("move", "moves 5"), "menu", OTHERS)
    for line, title in (("The rules in short", "The rules in short"), ("Settings", "Settings")):
        anna.button("Menu").tap()
        anna.page.get_by_role("dialog").get_by_role("button", name=line).tap()
        anna.page.get_by_role("dialog").get_by_role("heading", name=title).first.wait_for()
        anna.page.keyboard.press("Escape")
        anna.page.get_by_role("dialog").wait_for(state="hidden")


@pytest.mark.parametrize("size", [TABLET, PHONE])
def test_chat_while_the_log_is_closed_shows_an_unread_mark(visit: Visit, size: tuple[int, int]) -> None:
    anna, ben = visit(size=size, touch=size == PHONE), visit()
    made = anna.make_table("me", "open")
    ben.api("POST", "/api/join", {"token": made["invites"]["1"].removeprefix("/join#")})
    for visitor in (anna, ben):
        visitor.open(f"/t/{made['table']['id']}").locator("[data-room]").first.wait_for()
    ben.page.get_by_role("tab", name="Chat").click()
    ben.page.get_by_label("Say something").fill("Good luck!")
    ben.page.keyboard.press("Enter")
    log = anna.page.get_by_role("button", name="Log")
    anna.page.get_by_role("button", name="1 new").or_(log.filter(has_text="1new")).first.wait_for()
    log.first.click()
    anna.see("Good luck!")
    if size == PHONE:
        assert log.locator(".count").count() == 0


def test_the_end_screen_is_complete_when_it_appears(visit: Visit) -> None:
    anna = visit(settings={"motion": True, "speed": 1})
    sit_down(anna, LAST, "right-at-once")
    anna.page.keyboard.press("e")
    seen = anna.page.evaluate(AT_THE_END)
    assert seen["flying"] == 0
    assert seen["chart"] == 2, "one line per player"
    assert seen["led"]


def finish(visitor: Visitor, listed: bool) -> str:
    table: str = visitor.make_table("me", "greedy", options={"max_rounds": 1}, listed=listed)["table"]["id"]
    page = visitor.open(f"/t/{table}")
    page.locator("[data-room]").first.wait_for()
    play(page)
    page.get_by_role("table").wait_for()
    return table


def test_replays_list_own_games_and_those_of_public_tables(visit: Visit) -> None:
    anna, ben = visit(), visit()
    page = anna.open("/replays")
    anna.see("You have not finished a game yet.")
    secret, public = finish(ben, listed=False), finish(ben, listed=True)
    page.reload()
    everyone = page.get_by_role("region", name="Everyone’s games")
    everyone.locator(f'a[href="/r/{public}"]').wait_for()
    assert page.locator(f'a[href="/r/{secret}"]').count() == 0
    anna.see("You have not finished a game yet.")
    ben.open("/replays")
    mine = ben.page.get_by_role("region", name="My games")
    for table in (secret, public):
        mine.locator(f'a[href="/r/{table}"]').wait_for()
    ben.page.get_by_role("link", name="Replay of").first.click()
    ben.page.get_by_role("slider").wait_for()
    ben.page.get_by_role("link", name=HOME).click()
    ben.play_now().wait_for()
