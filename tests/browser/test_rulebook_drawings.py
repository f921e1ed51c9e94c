"""Every drawing on the rules pages is present, not empty, and has alternative text."""

from __future__ import annotations

import pytest

from palais.games.versailles_1682.rulebook.pages import BOOK
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.xdist_group("browser")

DRAWINGS = """() => [...document.querySelectorAll(".drawing[role=img]")].map((each) =>
  [each.getAttribute("aria-label"), each.querySelectorAll("svg").length, each.getBoundingClientRect().height])"""


@pytest.mark.parametrize("name", ["rules", "learn"])
def test_every_drawing_of_a_page_is_present_with_alternative_text(anna: Visitor, name: str) -> None:
    anna.open(f"/{name}/versailles-1682")
    anna.page.wait_for_selector(".drawing[role=img]")
    drawings = anna.page.evaluate(DRAWINGS)
    assert len(drawings) == BOOK.page(name, "en").count("::figure")
    for alt, pictures, height in drawings:
        assert f'"{alt}"' in BOOK.page(name, "en")
        assert pictures > 0, alt
        assert height > 20, alt
