"""Two people in two browsers: an invite link, a whole game, chat, a spectator."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest

import palais
from palais.core.archive import GameRecord, replay
from tests.browser.conftest import Visit
from tests.browser.player import LIT_ROOM, is_my_turn, play
from tests.browser.visitor import Visitor
from tests.cli.palais import palais as palais_program

pytestmark = pytest.mark.xdist_group("browser")

LITERAL = "<b>1 < 2</b> &lt; <img src=x onerror=alert(1)>"


def join(guest: Visitor, link: str, name: str) -> None:
    """Follow an invite link and take the seat under this name, in a free colour."""
    guest.call_me(name, "yellow")
    guest.open(link)
    guest.page.get_by_label("Your name").fill(name)
    guest.button("Take the seat").click()
    guest.page.wait_for_url("**/t/*")


def two(anna: Visitor, visit: Visit, **more: object) -> tuple[Visitor, str, str]:
    """Ben, seated at Anna's table; the table's path; the invite link."""
    made = anna.make_table("me", "open", **more)
    ben, link = visit(), made["invites"]["1"]
    join(ben, link, "Ben")
    path = f"/t/{made['table']['id']}"
    anna.open(path)
    anna.page.locator("[data-room]").first.wait_for()
    return ben, path, link


def sheet(visitor: Visitor) -> list[str]:
    rows = visitor.page.locator("table tr")
    rows.first.wait_for()
    return [re.sub(r"\s+", " ", text) for text in rows.all_inner_texts()]


def test_a_whole_game_between_two_browsers(anna: Visitor, visit: Visit, tmp_path: Path) -> None:
    ben, path, _ = two(anna, visit, options={"max_rounds": 3})
    play(anna.page, ben.page)
    assert sheet(anna) == sheet(ben)
    assert any(row.startswith("Points ") for row in sheet(anna))
    with anna.page.expect_download() as download:
        anna.page.get_by_role("link", name="Save the record").click()
    file = tmp_path / "game.json"
    download.value.save_as(file)
    checked = palais_program("replay", str(file))
    assert checked.returncode == 0, checked.stderr
    last = list(replay(palais.game(), msgspec.json.decode(file.read_bytes(), type=GameRecord)))[-1]
    points = [str(score) for score in palais.game().score(last.state).points]
    assert re.findall(r"\d+", next(row for row in sheet(ben) if row.startswith("Points "))) == points
    ben.button("Rematch").click()
    for visitor in (anna, ben):
        visitor.page.wait_for_url(lambda url: path not in url)
    assert anna.page.url == ben.page.url


def test_the_token_of_a_link_is_stored_and_logged_nowhere(anna: Visitor, visit: Visit) -> None:
    asked: list[str] = []
    ben = visit()
    ben.call_me("Ben", "yellow")
    ben.context.on("request", lambda request: asked.append(request.url))
    link = anna.make_table("me", "open")["invites"]["1"]
    token = link.removeprefix("/join#")
    ben.open(link)
    assert token not in ben.page.url
    ben.page.get_by_label("Your name").fill("Ben")
    ben.button("Take the seat").click()
    ben.page.wait_for_url("**/t/*")
    assert not any(token in url for url in asked)
    assert token not in anna.server.log.read_text()
    kept = ben.page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}, document.cookie])")
    assert token not in kept
    late = visit()
    late.expected = "status of 4"  # the browser logs the refused request
    late.open(link)
    late.page.get_by_role("link", name="To the home page").wait_for()
    late.page.get_by_role("link", name="Watch").click()
    late.see("You are watching")


def test_an_invalid_link_is_reported_before_asking_for_a_name(visit: Visit) -> None:
    lost = visit()
    lost.expected = "status of 4"
    lost.open("/join#nonsense")
    lost.see("This link is not valid")
    assert lost.page.get_by_label("Your name").count() == 0


def test_a_spectator_sees_no_hand(anna: Visitor, visit: Visit) -> None:
    _, path, _ = two(anna, visit)
    heard: list[str] = []
    watcher = visit()
    watcher.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    watcher.open(path)
    watcher.see("You are watching")
    assert watcher.page.locator(".hand").count() == 0
    assert watcher.page.locator(LIT_ROOM).count() == 0
    told = [json.loads(frame) for frame in heard if frame.startswith("{")]
    views = [message["view"] for message in told if message.get("view")]
    assert views, "the spectator receives the state of the table"
    assert all(player["hand"] is None for view in views for player in view["players"])


def test_chat_is_shown_as_plain_text(anna: Visitor, visit: Visit) -> None:
    ben, _, _ = two(anna, visit)
    for visitor in (anna, ben):
        visitor.page.get_by_role("tab", name="Chat").click()
    ben.page.get_by_label("Say something").fill(LITERAL)
    ben.page.keyboard.press("Enter")
    line = anna.page.get_by_role("log").locator("p", has_text="1 < 2")
    line.wait_for()
    assert LITERAL in (line.text_content() or "")
    assert line.locator("img").count() == 0


def test_a_name_is_shown_as_plain_text(visit: Visit) -> None:
    mallory = visit()
    mallory.call_me("<b>&lt;M</b>")
    table = mallory.make_table("me", "greedy")["table"]["id"]
    page = mallory.open(f"/t/{table}")
    page.locator("[data-player] h2").first.wait_for()
    assert page.locator("[data-player] h2").first.text_content() == "<b>&lt;M</b>"


def test_hints_come_only_when_both_agree(anna: Visitor, visit: Visit) -> None:
    ben, _, _ = two(anna, visit, hints=False)
    mine, other = (anna, ben) if is_my_turn(anna.page) else (ben, anna)
    ask = mine.page.locator('button[aria-keyshortcuts="H"]')
    about = {visitor: visitor.page.get_by_role("dialog") for visitor in (mine, other)}
    for visitor, dialog in about.items():
        assert ask.count() == 0
        visitor.button("The table and who sits at it").click()
        dialog.get_by_role("button", name="Allow hints").click()
        dialog.get_by_role("button", name="No more hints").wait_for()
        about[mine].get_by_text("has not allowed hints yet").nth(0).wait_for(state="visible" if visitor is mine else "hidden")
    mine.page.keyboard.press("Escape")
    ask.wait_for()
    mine.page.keyboard.press("h")
    mine.page.locator(".hint .why").wait_for()
    assert other.page.locator(".hint .why").count() == 0
    about[other].get_by_role("button", name="No more hints").click()
    mine.button("No, thanks").click()
    ask.wait_for(state="hidden")
