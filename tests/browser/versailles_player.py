"""A player of Versailles 1682 who clicks what the page highlights: cards, figures, answers, buttons. Knows no rules."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

STEPS: Final = 4000  # far more than any game in these tests needs
PAUSE: Final = 25  # milliseconds

UNANSWERED: Final = 'dialog[open] fieldset:not(:has([aria-pressed="true"])) button[aria-pressed]'
CONFIRM: Final = "dialog[open] button.primary:not(:disabled)"
PLAY_IT: Final = "[data-aim] button.primary"
AIM: Final = '.lit[data-figure], [data-country][aria-disabled="false"], [data-crown], button.here'
ANSWER: Final = ".answers button:not(.quiet)"
PLACE: Final = '[data-place][aria-disabled="false"]'
CARD: Final = '[data-card][aria-disabled="false"]'
READY: Final = 'button[aria-keyshortcuts="R"]:not([aria-disabled])'
DRAW: Final = 'button[aria-keyshortcuts="D"]:not([aria-disabled])'
END: Final = 'button[aria-keyshortcuts="E"]:not([aria-disabled])'

# What to try, the most urgent first.
ORDER: Final = [UNANSWERED, CONFIRM, PLAY_IT, AIM, ANSWER, PLACE, READY, CARD, DRAW, END]
CLICK: Final = """(selectors) => {
  const found = selectors.find((each) => document.querySelector(each));
  if (found) document.querySelector(found).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  return found ?? null;
}"""


def is_over(page: Page) -> bool:
    return page.locator(".end main h1").count() > 0


def play(page: Page) -> dict[str, int]:
    """Play until the game is over. Returns how often each kind of thing was clicked on."""
    done = dict.fromkeys(ORDER, 0)
    for _ in range(STEPS):
        if is_over(page):
            return done
        if (found := page.evaluate(CLICK, ORDER)) is None:
            page.wait_for_timeout(PAUSE)
        else:
            done[found] += 1
    raise AssertionError(f"the game does not end: {done} {page.locator('header').first.inner_text()}")
