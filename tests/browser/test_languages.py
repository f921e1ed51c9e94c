"""Four languages: the switch is instant, the game stays as it is, and no text is missing."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page

from tests.browser.positions import at
from tests.browser.prepared import sit_down
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.xdist_group("browser")

LANGUAGES = ("de", "fr", "nl", "en")
FIGURES = "() => [...document.querySelectorAll('[data-player]')].map((each) => each.textContent.replace(/[^0-9]+/g, ' '))"
WORDS = """() => [document.body.innerText, ...[...document.querySelectorAll("*")].flatMap((each) =>
  ["aria-label", "title", "placeholder", "aria-valuetext"].map((name) => each.getAttribute(name)))].filter(Boolean).join("\\n")"""
KINDS = (
    "action|card|choose|column|event|hand|heading|left|majority|missing|moment|named|noble|palace|phase|place|privilege|refusal|room"
    "|row|score|site|table|undo|word"
)
KEY = re.compile(rf"\b(?:{KINDS})-[a-z]+(?:-[a-z]+)*\b|\{{ ?\$|undefined|\[object|\*\*|NaN")


def raw_keys(page: Page) -> list[str]:
    """Message keys shown instead of texts."""
    return sorted(set(KEY.findall(page.evaluate(WORDS))))


def switch(page: Page, language: str) -> None:
    page.locator("select:has(option[value='fr'])").first.select_option(language)
    page.wait_for_function("(code) => document.documentElement.lang === code", arg=language)


def test_switching_language_in_the_middle_of_a_game(anna: Visitor) -> None:
    sit_down(anna, at("move", "moves 5"), "tongues", ("Joost", "Élodie", "Colbert"))
    page = anna.page
    page.locator('[data-room="court"]').click()
    figures, titles, rooms = page.evaluate(FIGURES), set(), set()
    sent: list[str] = []
    anna.context.on("request", lambda request: sent.append(request.url))
    for language in LANGUAGES:
        switch(page, language)
        titles.add(page.locator("header h1").inner_text())
        rooms.add(page.locator('[data-room="court"]').get_attribute("aria-label"))
        assert page.locator('[data-room="court"]').get_attribute("aria-pressed") == "true", "the selection is kept"
        assert page.evaluate(FIGURES) == figures
        assert raw_keys(page) == []
    assert len(titles) == len(rooms) == len(LANGUAGES)
    assert not any("/api/" in url for url in sent), "the game is not fetched again"
    page.locator('[data-room="cardinal"]').click()
    anna.see("3 of 5 moves left")


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/new/versailles-1682",
        "/rules/palais-royal",
        "/learn",
        "/bots",
        "/bots/versailles-1682",
        "/replays",
        "/join",
        "/nowhere",
    ],
)
def test_every_page_in_four_languages(anna: Visitor, path: str) -> None:
    anna.expected = "status of 404"  # the not-found page is one of them
    page, titles = anna.open(path), set()
    for language in LANGUAGES:
        switch(page, language)
        titles.add(page.locator("main").inner_text())
        assert raw_keys(page) == []
    assert len(titles) == len(LANGUAGES)
