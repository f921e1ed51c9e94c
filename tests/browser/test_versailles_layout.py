"""Versailles 1682 on every kind of screen: nothing cut, covered or too small, and no axe-core violations."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.court_positions import court
from tests.browser.measure import findings
from tests.browser.prepared import sit_down
from tests.browser.test_axe import findings as axe_findings

pytestmark = pytest.mark.xdist_group("browser")

OTHERS: Final = ("Joost", "Élodie", "Colbert", "Maarten", "Ruth")
# name: width, height, touch, theme
SCREENS: Final = {
    "desk": (1440, 900, False, "day"),
    "1366x768": (1366, 768, False, "night"),
    "tablet": (1024, 768, True, "day"),
    "phone": (390, 844, True, "night"),
    "phone-sideways": (844, 390, True, "day"),
}
TALKING: Final = {"step": "negotiate", "seat": "-1", "turn_index": "0", "actions_left": "0", "ready": "0 0 0 0 1"}
CROWDED: Final = {"k": "5 5 5 5 0 5", "house": "comte pension_small finances seals lady_in_waiting provence reader baron"}


def press(selector: str) -> Callable[[Page], None]:
    return lambda page: page.locator(selector).first.click()


def aim(page: Page) -> None:
    page.locator('[data-card="slander"]').first.click()
    page.locator('[data-player="1"]').first.click(force=True)


STATES: Final[dict[str, tuple[dict[str, Any], Callable[[Page], None]]]] = {
    "turn": ({}, lambda _: None),
    "six": ({"players": 6, **CROWDED}, lambda _: None),
    "request": ({}, press('[data-card="marquis"]')),
    "target": ({}, aim),
    "talk": (TALKING, lambda _: None),
}


@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_is_cut_covered_or_too_small(visit: Visit, screen: str) -> None:
    width, height, touch, theme = SCREENS[screen]
    found: list[str] = []
    for language in ("de", "en"):
        anna = visit(size=(width, height), touch=touch, theme=theme)
        anna.call_me("Anna")
        anna.open("/")
        anna.context.add_cookies([{"name": "lang", "value": language, "url": anna.server.url}])
        for state, (position, then) in STATES.items():
            others = OTHERS[: position.get("players", 5) - 1]
            sit_down(anna, court(**position), f"{screen}-{state}-{language}", others, of="versailles-1682", bot="greedy")
            then(anna.page)
            found += [f"{screen}, {state}, {language}: {each}" for each in findings(anna.page, touch)]
            if language == "en":
                found += [f"{screen}, {state}: {each}" for each in axe_findings(anna.page)]
    assert found == []
