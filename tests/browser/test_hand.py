"""Every card of a hand can be read, however many there are and however wide the desk is."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.positions import HAND, LONG_HAND, at
from tests.browser.prepared import sit_down
from tests.browser.visitor import DESKTOP, TABLET

pytestmark = pytest.mark.xdist_group("browser")

OTHERS = ("Joost", "Élodie", "Colbert")
# Names that leave their card, or lie under another one.
CUT = """() => [...document.querySelectorAll(".hand .name")].filter((name) => {
  const [inner, card] = [name.getBoundingClientRect(), name.closest("button").getBoundingClientRect()];
  const seen = document.elementFromPoint(inner.right - 1, inner.top + 4);
  return inner.right > card.right || inner.bottom > card.bottom || !name.closest("button").contains(seen);
}).map((name) => name.textContent)"""


@pytest.mark.parametrize("size", [DESKTOP, (1280, 800), TABLET])
@pytest.mark.parametrize("hand", [HAND, "majority 1, moves5 2, seals 1, gold4 1, points2 1", LONG_HAND])
def test_no_card_of_a_full_hand_hides_the_name_of_another(visit: Visit, size: tuple[int, int], hand: str) -> None:
    anna = visit(size=size)
    anna.call_me("Anna")
    sit_down(anna, at("move", "moves 5", hand=hand), f"hand-{size[0]}-{len(hand)}", OTHERS)
    anna.page.locator(".hand .name").first.wait_for()
    assert anna.page.locator(".hand button").count() == len(hand.split(","))
    anna.page.wait_for_function(f"!({CUT})().length")
