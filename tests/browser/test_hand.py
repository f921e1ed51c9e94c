"""Every card in a hand is readable, for any number of cards and any width."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.positions import DRAWING, HAND, LONG_HAND, at
from tests.browser.prepared import sit_down
from tests.browser.visitor import DESKTOP, PHONE, TABLET

pytestmark = pytest.mark.xdist_group("browser")

OTHERS = ("Joost", "Élodie", "Colbert")
# Names that overflow their card or are covered by another one.
CUT = """() => [...document.querySelectorAll(".hand .name")].filter((name) => {
  const [inner, card] = [name.getBoundingClientRect(), name.closest("button").getBoundingClientRect()];
  const seen = document.elementFromPoint(inner.right - 1, inner.top + 4);
  return inner.right > card.right || inner.bottom > card.bottom || !name.closest("button").contains(seen);
}).map((name) => name.textContent)"""


@pytest.mark.parametrize("size", [DESKTOP, (1280, 800), TABLET])
@pytest.mark.parametrize("hand", [HAND, "majority 1, moves5 2, seals 1, gold4 1, points2 1", LONG_HAND])
def test_no_card_in_a_full_hand_covers_the_name_of_another(visit: Visit, size: tuple[int, int], hand: str) -> None:
    anna = visit(size=size)
    anna.call_me("Anna")
    sit_down(anna, at("move", "moves 5", hand=hand), f"hand-{size[0]}-{len(hand)}", OTHERS)
    anna.page.locator(".hand .name").first.wait_for()
    assert anna.page.locator(".hand button").count() == len(hand.split(","))
    anna.page.wait_for_function(f"!({CUT})().length")


EFFECT = "For this action you have 2 more seals, of one colour or of both."


def test_a_cards_effect_is_shown_for_mouse_keyboard_and_touch(visit: Visit) -> None:
    anna = visit()
    anna.call_me("Anna")
    sit_down(anna, at("move", "moves 5"), "told", OTHERS)
    card, tip = anna.page.locator('.hand [data-card="seals"]'), anna.page.locator(".tip", has_text=EFFECT)
    card.hover()
    tip.wait_for()
    for fact in ("Two seals", "2 gold", "in action 4"):
        assert fact in tip.inner_text()
    anna.page.locator("header").first.hover()
    tip.wait_for(state="detached")
    anna.page.keyboard.press("Tab")
    card.focus()
    tip.wait_for()
    anna.page.keyboard.press("Enter")
    tip.get_by_text("is played in action 4; this is action 2").wait_for()


def test_a_tap_shows_a_cards_effect_before_it_is_played(visit: Visit) -> None:
    tablet = visit(size=TABLET, touch=True)
    tablet.call_me("Anna")
    sit_down(tablet, at("move", "moves 5"), "finger", OTHERS)
    card = tablet.page.locator('.hand [data-card="gold4"]')
    card.tap()
    tablet.page.locator(".tip", has_text="Take 4 gold at once.").wait_for()
    assert card.count() == 1
    card.tap()
    card.wait_for(state="detached")
    phone = visit(size=PHONE, touch=True)
    phone.call_me("Ben", "yellow")
    sit_down(phone, at("cards", rooms=DRAWING), "fan", OTHERS)
    phone.page.locator('nav button:has-text("Hand")').tap()
    phone.page.locator("section.hand", has_text=EFFECT).wait_for()
    phone.page.locator('nav button:has-text("Palace")').tap()
    phone.page.locator('[data-room="backdoor"]').tap()
    drawn = phone.page.locator(".fan button.card")
    drawn.first.wait_for()
    for text in drawn.all_inner_texts():
        assert len(text) > 40, "name, effect, price, timing and what a tap does"
        assert "Keep" in text
