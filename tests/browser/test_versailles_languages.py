"""Versailles 1682 in four languages: switching in mid-game changes nothing else, and no text is missing."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.court_positions import court
from tests.browser.prepared import sit_down
from tests.browser.test_languages import FIGURES, LANGUAGES, WORDS, raw_keys, switch
from tests.browser.versailles_tables import TALKING
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.xdist_group("browser")

OTHERS = ("Joost", "Élodie", "Colbert", "Maarten")
ROOT = Path(__file__).parents[2]
CATALOGUES = (
    "web/src/words/*.en.ftl",
    "web/src/games/versailles-1682/words/*.en.ftl",
    "src/palais/games/versailles_1682/i18n/*.en.ftl",
)
STATES: dict[str, tuple[dict[str, Any], Callable[[Page], None]]] = {
    "turn": ({}, lambda page: None),
    "request": ({}, lambda page: page.locator('[data-card="marquis"]').click()),
    "target": ({}, lambda page: page.locator('[data-card="slander"]').click()),
    "why": ({}, lambda page: page.locator('[data-card="shot"]').click(force=True)),
    "courtier": ({}, lambda page: page.locator('[data-figure="1"][data-scale="king"]').click()),
    "talk": (TALKING | {"ready": "0 1 1 1 1"}, lambda page: None),
}


@cache
def ids() -> set[str]:
    """The keys of all messages whose key has a hyphen."""
    texts = (path.read_text() for each in CATALOGUES for path in ROOT.glob(each))
    return {name for text in texts for name in re.findall(r"^([a-z][a-z0-9]*(?:-[a-z0-9]+)+) =", text, re.MULTILINE)}


def missing(page: Page) -> list[str]:
    shown = page.evaluate(WORDS)
    return sorted({*raw_keys(page), *(ids() & {*re.findall(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+", shown)})})


@pytest.mark.parametrize("state", STATES)
def test_switching_language_in_the_middle_of_a_game(anna: Visitor, state: str) -> None:
    position, then = STATES[state]
    sit_down(anna, court(**position), f"tongues-{state}", OTHERS, of="versailles-1682", bot="random")
    page = anna.page
    then(page)
    figures, told = page.evaluate(FIGURES), set()
    for language in LANGUAGES:
        switch(page, language)
        told.add(page.locator("body").inner_text())
        assert page.evaluate(FIGURES) == figures
        assert missing(page) == [], language
    assert len(told) == len(LANGUAGES)
