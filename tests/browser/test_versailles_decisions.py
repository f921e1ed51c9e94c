"""Every decision of Versailles 1682 in the browser: highlighted, explained, can be made, no axe-core violations."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.court_positions import court
from tests.browser.prepared import sit_down
from tests.browser.test_axe import findings
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.xdist_group("browser")

OTHERS: Final = ("Joost", "Élodie", "Colbert", "Maarten")
REST: Final = "huntsman household war_minister none"
FALLEN: Final = {
    "k": "0 6 5 8 4",
    "q": "0 3 6 2 4",
    "turn_index": "0",
    "actions_left": "0",
    "steward": "0",
    "office": f"none {REST}",
}
MANY: Final = "marquis pension_great slander devotions shot accident duc baron baron comte blunder gaming"


def holding(office: str, **more: str) -> dict[str, Any]:
    return {"office": f"{office} {REST}", "before_0": f"comte {office}", "house": "comte pension_small", **more}


@pytest.fixture
def anna(visit: Visit) -> Visitor:
    visitor = visit()
    visitor.call_me("Anna")
    return visitor


def at(anna: Visitor, id: str, **position: Any) -> Page:
    sit_down(anna, court(**position), id, OTHERS, of="versailles-1682", bot="random")
    return anna.page


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def flawless(page: Page) -> None:
    assert not "\n".join(findings(page))


def figure(page: Page, seat: int, scale: str = "king") -> Locator:
    return page.locator(f'[data-figure="{seat}"][data-scale="{scale}"]')


def card(page: Page, name: str) -> Locator:
    return page.locator(f'[data-card="{name}"]')


def test_a_failed_roll_is_rolled_again_by_the_office(anna: Visitor) -> None:
    page = at(anna, "reroll", dice="8 3 2", **holding("lady_in_waiting"))  # a nine before the Queen, then a four; a three
    card(page, "marquis").click()
    expect(page.locator('[data-route="through"]')).to_contain_text("with the second roll of your office")
    page.locator('[data-route="through"]').click()
    press(page, "Ask the King")
    expect(page.get_by_role("dialog")).to_contain_text("It has failed, but you may roll again")
    flawless(page)
    press(page, "Roll again")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("The King grants it")
    assert dialog.locator(".roll .die svg.of-queen").count() == 3  # her die; her favour also counts before the King
    press(page, "Continue")
    expect(page.get_by_text("used this turn")).to_be_visible()


def test_a_letter_shows_a_hand_and_takes_a_card_of_it(anna: Visitor) -> None:
    position = {"hand": "letter baron", "hands": ("poison gaming", "justice", "duel", "annulment")}
    page = at(anna, "letter", **position)
    card(page, "letter").click()
    figure(page, 1).click()
    press(page, "Play it")
    opened = page.locator("[data-letter]")
    expect(opened).to_contain_text("Which card do you take from this hand?")
    flawless(page)
    opened.locator('[data-card="poison"]').click()
    expect(page.locator(".hand").get_by_role("button", name="Poison").first).to_be_visible()
    expect(opened).to_be_hidden()


def test_the_reader_draws_a_card_and_discards_one(anna: Visitor) -> None:
    page = at(anna, "reader", hand="slander baron", **holding("reader"))
    press(page, "Use power")
    expect(page.locator("[data-aim]")).to_contain_text("Power: draw a card, then discard one")
    press(page, "Use it")
    expect(page.get_by_text("Which card do you discard?")).to_be_visible()
    assert page.locator(".desk [data-card]").count() == 3
    card(page, "slander").click()
    expect(card(page, "slander")).to_have_count(0)
    expect(page.get_by_text("2 of 2 actions left")).to_be_visible()  # a power costs none


def test_two_cards_are_given_face_down(anna: Visitor) -> None:
    page = at(anna, "give")
    page.keyboard.press("g")
    expect(page.locator("[data-aim]")).to_contain_text("To whom?")
    flawless(page)
    figure(page, 1).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Which card do you give?")).to_be_visible()
    card(page, "slander").click()
    expect(page.get_by_text("A second card?")).to_be_visible()
    card(page, "devotions").click()
    expect(page.locator('[data-player="1"] .hand')).to_contain_text("3")
    expect(page.locator(".desk [data-card]")).to_have_count(6)


def test_more_than_ten_cards_are_discarded_down_to_ten(anna: Visitor) -> None:
    page = at(anna, "surplus", hand=MANY, hands=("poison", "justice", "letter", "annulment"))
    page.keyboard.press("e")
    for left in (11, 10):
        expect(page.get_by_text("You hold more than 10 cards")).to_be_visible()
        page.locator(".desk [data-card][aria-disabled=false]").first.click()
        expect(page.locator(".desk [data-card]")).to_have_count(left)
    expect(page.get_by_text("You hold more than 10 cards")).to_be_hidden()


def test_a_prisoner_retires_and_an_heir_comes(anna: Visitor) -> None:
    fallen = FALLEN | {"status": "bastille court court court court", "fall_round": "4 0 0 0 0", "before_0": "comte"}
    page = at(anna, "retire", step="retire", **fallen)
    expect(page.get_by_text("Shall your courtier retire to a cloister")).to_be_visible()
    flawless(page)
    press(page, "To the cloister")
    expect(page.get_by_text("Which party does the heir belong to?")).to_be_visible()
    press(page, "England")
    expect(page.locator('[data-player="0"]')).to_contain_text("English party")
    expect(page.locator('[data-player="0"]')).to_contain_text("a man")


def test_an_office_is_withdrawn_for_oneself(anna: Visitor) -> None:
    page = at(anna, "withdraw", dice="2")
    page.keyboard.press("a")
    dialog = page.get_by_role("dialog")
    dialog.locator('[data-audience="remarry"]').click(force=True)  # aria-disabled only: still clickable
    expect(dialog.get_by_role("status")).not_to_be_empty()
    dialog.locator('[data-value="withdraw"]').click()
    dialog.locator('[data-value="household"]').click()
    expect(dialog).to_contain_text("held by Élodie")
    dialog.locator('[data-value="0"]').click()
    expect(dialog).to_contain_text("Anna: 3,500 › 5,000 a round")
    press(page, "Ask the King")
    press(page, "Continue")
    expect(page.locator('[data-player="0"] .address')).to_contain_text("Superintendent of the Queen’s Household")


def test_a_word_for_or_against_names_its_points_by_every_route(anna: Visitor) -> None:
    page = at(anna, "intervene")
    press(page, "Audience")
    dialog = page.get_by_role("dialog")
    for value in ("intervene", "3", "down"):
        dialog.locator(f'[data-value="{value}"]').click()
    assert dialog.locator("[data-route] b").all_inner_texts() == ["50 %", "49 %", "70 %"]
    expect(dialog).to_contain_text("Colbert: the word counts 1 or 2 points downwards with the Queen")
    flawless(page)
    dialog.locator('[data-route="crown"]').click()
    expect(dialog).to_contain_text("points downwards with the King")


def test_powers_of_office_and_levies(anna: Visitor) -> None:
    page = at(anna, "palace-lady")  # her word before the Queen costs no action
    press(page, "Use power")
    figure(page, 3).click()
    page.locator("[data-aim]").get_by_role("button", name="Down").click()
    expect(page.locator("[data-aim]")).to_contain_text("70 %")
    page = at(anna, "governess", **holding("governess"))
    page.keyboard.press("p")
    figure(page, 3, "queen").click()
    expect(page.locator("[data-aim]")).to_contain_text("Colbert: Queen 2 › −1")
    press(page, "Use it")
    expect(page.locator('[data-player="3"] .standings')).to_contain_text("Queen -1")
    levy = {"sex": "man man woman man man", "office": f"none {REST}", "before_0": "comte provence", "house": "comte", "dice": "9"}
    page = at(anna, "levy", **levy)
    press(page, "Levy")
    expect(page.locator("[data-aim]")).to_contain_text("Anna: 21,500 › 22,000 livres")
    flawless(page)
    press(page, "Raise the levy")
    expect(page.get_by_role("dialog")).to_contain_text("the King hears of it")
    flawless(page)


def test_the_steward_moves_the_court(anna: Visitor) -> None:
    page = at(anna, "place", step="place", turn_index="0", actions_left="0", steward="0")
    expect(page.get_by_text("Where does the court stay this round?")).to_be_visible()
    press(page, "To the hunt")
    expect(page.get_by_role("heading", name="The court is at the hunt")).to_be_visible()


def test_a_card_is_dragged_to_a_courtier(anna: Visitor) -> None:
    page = at(anna, "carried")
    page.mouse.move(*middle(card(page, "slander")))
    page.mouse.down()
    page.mouse.move(*middle(figure(page, 1)), steps=8)
    page.mouse.up()
    expect(page.locator("[data-aim]")).to_contain_text("Joost: King 6 › 4")
    press(page, "Play it")
    expect(page.locator('[data-player="1"] .standings')).to_contain_text("King 4")


def middle(of: Locator) -> tuple[float, float]:
    box = of.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_click_on_a_room_or_standing_explains_it(anna: Visitor) -> None:
    page = at(anna, "rooms")
    page.get_by_role("button", name="exile and Bastille in reach").click()
    expect(page.locator("[data-reason]")).to_contain_text("The colonies and a signed warrant can strike")
    page.locator('[data-standing="king:9"]').click()
    expect(page.locator("[data-reason]")).to_contain_text("A word from here counts one point more.")
