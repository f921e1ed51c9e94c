"""From the home page to the first move: two clicks. Also the download size, and no layout shifts."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.player import END, LIT_ROOM, play
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.xdist_group("browser")

MOST = 150_000  # bytes of script and styles, compressed, at the first load of a table
WEIGHT = """() => performance.getEntriesByType("resource")
  .filter((each) => /\\.(js|css)$/.test(new URL(each.name).pathname))
  .reduce((sum, each) => sum + each.transferSize, 0)"""
WATCH_SHIFTS = """() => {
  window.shifts = [];
  const heard = (list) => window.shifts.push(...list.getEntries().map((shift) => shift.value));
  new PerformanceObserver(heard).observe({ type: "layout-shift" });
}"""
# Texts may change length; their containers must not move.
PARTS = ".strip > *:not(.left), main section, aside article, .log-panel, .desk, .desk .part"
PLACES = """(parts) => [...document.querySelectorAll(parts)].map((each) => each.getBoundingClientRect())
  .map(({ x, y, width, height }) => [x, y, width, height].join(" "))"""
A_WORD = 0.01  # the layout shift of a sentence that got longer
ALL_WORDS = 0.1


def test_the_first_move_is_two_clicks_away(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open("/")
    visitor.play_now().click()
    page.wait_for_url("**/t/*")
    lit = page.locator(LIT_ROOM)
    lit.first.wait_for()
    assert lit.count() == 9, "in a first game every room can take a free servant"
    page.locator('[data-room="office"]').click()
    visitor.see("4 of 5 servants to place")
    name = page.locator('[data-room="office"]').get_attribute("aria-label") or ""
    assert "Guest" in name, name


def test_the_first_load_of_a_table_stays_under_its_size_limit(anna: Visitor) -> None:
    table = anna.make_table("me", "greedy")["table"]["id"]
    page = anna.open(f"/t/{table}")
    page.locator("[data-room]").first.wait_for()
    page.wait_for_load_state("networkidle")
    weight = page.evaluate(WEIGHT)
    assert 20_000 < weight <= MOST


def test_no_layout_shift_when_turns_pass(anna: Visitor) -> None:
    table = anna.make_table("me", "greedy", "greedy")["table"]["id"]
    page = anna.open(f"/t/{table}")
    page.locator("[data-room]").first.wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    page.evaluate(WATCH_SHIFTS)
    before = page.evaluate(PLACES, PARTS)
    for _ in range(3):
        play(page, until=END)
        assert page.evaluate(PLACES, PARTS) == before
        page.locator(END).click()
        assert page.evaluate(PLACES, PARTS) == before
    play(page, until=END)
    shifts = page.evaluate("window.shifts")
    assert max(shifts, default=0) < A_WORD
    assert sum(shifts) < ALL_WORDS


def test_no_layout_shift_from_the_smaller_title_of_a_long_name(anna: Visitor) -> None:
    table = anna.make_table("me", "greedy")["table"]["id"]
    page = anna.open(f"/t/{table}")
    page.locator("[data-room]").first.wait_for()
    page.evaluate("document.fonts.ready")
    title, before = page.locator("h1"), page.evaluate(PLACES, PARTS)
    size = "(h1) => parseFloat(getComputedStyle(h1).fontSize)"
    usual = title.evaluate(size)
    title.evaluate("(h1) => h1.classList.add('long')")
    assert title.evaluate(size) < usual
    assert page.evaluate(PLACES, PARTS) == before
