"""A player who clicks what the page highlights: rooms, nobles, buttons. Knows no rules and no messages."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

STEPS: Final = 3000  # far more than any game in these tests needs
PAUSE: Final = 25  # milliseconds

LIT_ROOM: Final = '[data-room][aria-label*="can be chosen"]'
OWN_ROOM: Final = '[data-room][aria-label*="can be picked"]'
IN_REACH: Final = '[data-room][aria-label*="can be reached"]'
NOBLE: Final = '[data-field][aria-label*="can be yours now"]'
RECRUIT: Final = "button.recruit"
ANSWER: Final = ".unfinished button"
CARD: Final = ".fan button.card.lit"
NEXT: Final = 'button[aria-keyshortcuts="N"]:not([aria-disabled])'
END: Final = 'button[aria-keyshortcuts="E"]:not([aria-disabled])'

# What to try, in this order. A noble is clicked to select it, then recruited with its button.
ORDER: Final = [ANSWER, RECRUIT, NOBLE, CARD, NEXT, END, LIT_ROOM]
FIRST: Final = "(selectors) => selectors.find((each) => document.querySelector(each)) ?? null"

MY_TURN: Final = "Your turn"


def is_my_turn(page: Page) -> bool:
    return bool(page.evaluate("(words) => document.querySelector('header h1')?.textContent === words", MY_TURN))


def is_over(page: Page) -> bool:
    return page.locator("table caption").count() > 0


def step(page: Page) -> bool:
    """Do one thing, if there is one to do."""
    if is_over(page) or not is_my_turn(page):
        return False
    found = page.evaluate(FIRST, ORDER)
    if found is None:
        return False
    page.evaluate(
        "(selector) => document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', {bubbles: true}))", found
    )
    return True


def play(*pages: Page, until: str | None = None) -> None:
    """Play on all these pages until the games are over, or until one of them shows `until` in its turn."""
    for _ in range(STEPS):
        if all(is_over(page) for page in pages):
            return
        if until is not None and any(is_my_turn(page) and page.locator(until).count() for page in pages):
            return
        done = [step(page) for page in pages]
        if not any(done):
            pages[0].wait_for_timeout(PAUSE)
    raise AssertionError("the game does not end")
