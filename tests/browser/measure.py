"""Layout faults found by ruler.js: overflow, clipped text, touch targets that are too small."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from playwright.sync_api import Page

TARGET: Final = 44  # pixels
RULER: Final = Path(__file__).with_name("ruler.js").read_text()


def findings(page: Page, touch: bool) -> list[str]:
    page.evaluate("() => document.fonts.ready.then(() => null)")
    found: list[str] = page.evaluate(RULER, TARGET if touch else 0)
    return found
