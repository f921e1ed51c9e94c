"""The phone layout: one tab at a time, and a whole turn by touch."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.positions import FEW, at
from tests.browser.prepared import sit_down
from tests.browser.visitor import PHONE, Visitor

pytestmark = pytest.mark.xdist_group("browser")

OVERFLOW = "() => document.documentElement.scrollWidth - innerWidth"
SMALL = """() => [...document.querySelectorAll("button, a, select, input, [role=button]")]
  .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest(".visually-hidden"))
  .map((each) => ({ each, box: each.getBoundingClientRect() }))
  .filter(({ box }) => box.width > 0 && Math.min(box.width, box.height) < 24)
  .map(({ each, box }) => `${each.outerHTML.slice(0, 80)} ${box.width}x${box.height}`)"""


def phone(visit: Visit) -> Visitor:
    visitor = visit(size=PHONE, touch=True)
    visitor.call_me("Anna")
    return visitor


def test_a_whole_turn_by_touch(visit: Visit) -> None:
    anna = phone(visit)
    sit_down(anna, at("reinforce", "gate 5", rooms=FEW), "thumb", ("Joost", "Élodie", "Colbert"))
    page = anna.page
    page.get_by_role("button", name="5 servants to the Gate").tap()
    anna.see("0 of 5")
    page.get_by_role("button", name="End reinforcing").tap()
    page.locator('[data-room="gate"][aria-label*="can be picked"]').tap()
    page.locator('[data-room="office"][aria-label*="can be reached"]').tap()
    page.get_by_role("button", name="End moving").tap()
    page.get_by_role("button", name="End income").tap()
    page.locator("main.park").wait_for()
    assert page.evaluate(OVERFLOW) <= 0
    noble = page.locator('[data-field][aria-label*="can be yours now"]').first
    field = noble.get_attribute("data-field")
    noble.tap()
    page.locator("button.recruit").tap()
    page.locator(f'[data-field="{field}"][role="button"]').wait_for(state="detached")
    page.get_by_role("button", name="End recruiting").tap()
    page.get_by_role("button", name="End turn").tap()
    anna.see("Round 7")


def test_every_part_has_its_tab(visit: Visit) -> None:
    anna = phone(visit)
    sit_down(anna, at("move", "moves 5"), "tabs", ("Joost", "Élodie", "Colbert"))
    page = anna.page
    for name, part in (
        ("Park", "main.park"),
        ("Hand", ".hand"),
        ("Players", "article"),
        ("Log", "[role=tablist]"),
        ("Palace", "[data-room]"),
    ):
        page.get_by_role("navigation").get_by_role("button", name=name).tap()
        page.locator(part).first.wait_for()
        assert page.evaluate(OVERFLOW) <= 0, name
        assert page.evaluate(SMALL) == [], name


@pytest.mark.parametrize(
    "path", ["/", "/new/versailles-1682", "/rules/palais-royal", "/learn", "/bots", "/bots/versailles-1682", "/replays", "/join"]
)
def test_no_page_is_wider_than_the_phone(visit: Visit, path: str) -> None:
    anna = phone(visit)
    page = anna.open(path)
    page.wait_for_load_state("networkidle")
    assert page.evaluate(OVERFLOW) <= 0
