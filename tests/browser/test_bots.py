"""Games against bots: play to the end, replay, play on from the middle; and hints."""

from __future__ import annotations

import re

import pytest

from tests.browser.player import play
from tests.browser.positions import at
from tests.browser.prepared import sit_down
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.xdist_group("browser")


def moment(visitor: Visitor) -> int:
    return int(visitor.page.get_by_role("slider").input_value())


def test_play_to_the_end_replay_and_play_on(anna: Visitor) -> None:
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = anna.make_table("me", "level:1", "level:2", options={"max_rounds": 2})["table"]["id"]
    page = anna.open(f"/t/{table}")
    page.locator("[data-room]").first.wait_for()
    play(page)
    page.get_by_role("table").wait_for()
    page.get_by_role("link", name="Replay").click()
    page.wait_for_url(f"**/r/{table}")
    page.get_by_role("slider").wait_for()
    last = int(page.get_by_role("slider").get_attribute("max") or 0)
    assert last > 20
    _step_and_jump(anna, last)
    _link_to_a_moment(anna, table)
    anna.button("Play on from here").click()
    page.wait_for_url("**/t/*")
    page.locator("[data-room]").first.wait_for()
    assert page.locator("article", has_text="greedy").count() == 0
    play(page)
    page.get_by_role("table").wait_for()


def _step_and_jump(anna: Visitor, last: int) -> None:
    page = anna.page
    anna.button("One action on").click()
    anna.button("One action on").click()
    anna.see("action 2 of")
    anna.button("One action back").click()
    anna.see(f"action 1 of {last}")
    page.get_by_role("slider").fill(str(last))
    anna.see(f"action {last} of {last}")
    anna.button("To the turn before").click()
    turn = moment(anna)
    assert 0 < turn < last
    anna.button("To the turn before").click()
    assert moment(anna) < turn
    page.get_by_role("slider").fill("12")
    anna.see(f"action 12 of {last}")


def _link_to_a_moment(anna: Visitor, table: str) -> None:
    page = anna.page
    anna.button("Link to this moment").click()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"/r/{table}?a=12")
    rooms = page.locator("[data-room]").evaluate_all("(all) => all.map((each) => each.ariaLabel)")
    page.goto(link)
    anna.see("action 12 of")
    assert page.locator("[data-room]").evaluate_all("(all) => all.map((each) => each.ariaLabel)") == rooms


def test_a_hint_is_a_plan_and_a_sentence(anna: Visitor) -> None:
    hand = "points2 1"  # no card to start a plan with, so that the first step is on the boards
    sit_down(anna, at("move", "moves 5", hand=hand), "advice", ("Joost", "Élodie", "Colbert"))
    page = anna.page
    page.locator('button[aria-keyshortcuts="H"]').wait_for()
    page.keyboard.press("h")
    page.locator(".hint .why").wait_for()
    assert re.search(r"\w+ \w+.*\.", page.locator(".hint .why").inner_text())
    steps, now = page.locator(".hint li"), page.locator(".hint li[aria-current=step]")
    assert steps.count() >= 1
    assert now.count() == 1, "the current step is marked"
    assert page.locator(".hint .why").inner_text().startswith(f"Step 1 of {steps.count()}:")
    assert page.locator(".now button").count() == 2, "two buttons: do it, or dismiss it"
    labels = "[...document.querySelectorAll('[data-room], [data-field]')].map((each) => each.ariaLabel).join()"
    before, first = page.evaluate(labels), steps.first.inner_text()
    anna.button("Do it").click()
    page.wait_for_function("(text) => document.querySelector('.hint li[aria-current]')?.innerText !== text", arg=first)
    page.wait_for_function(f"(before) => {labels} !== before", arg=before)  # the server has replied
