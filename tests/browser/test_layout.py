"""Every screen the table is played on, in four languages and in its main states: nothing cut, covered or too small."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.measure import findings
from tests.browser.positions import CROWDED, DRAWING, FEW, LONG_HAND, at
from tests.browser.prepared import sit_down
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.xdist_group("browser")

OTHERS: Final = ("Joost", "Élodie", "Colbert")
LANGUAGES: Final = ("de", "fr", "nl", "en")
# name: width, height, touch
SCREENS: Final = {
    "1366x768": (1366, 768, False),
    "1280x720": (1280, 720, False),
    "1024x768": (1024, 768, False),
    "tablet": (1024, 768, True),
    "phone-sideways": (844, 390, True),
    "phone": (390, 844, True),
    "small-phone": (360, 640, True),
}
CLICK: Final = "(place) => place.dispatchEvent(new MouseEvent('click', {bubbles: true}))"
# The last turn of a game.
LAST: Final = (
    "players: 3\nround: 8 of 8\nturn: red cards\nmarks: open-scores, begun, last-round\nstart: yellow\nred nobles: couple-a-5\n"
)


def click(selector: str) -> Callable[[Page], None]:
    return lambda page: page.locator(selector).first.evaluate(CLICK)


def end_turn(page: Page) -> None:
    page.keyboard.press("e")
    page.wait_for_function("(turn) => document.querySelector('header h1')?.textContent !== turn", arg="Your turn")


def end_game(page: Page) -> None:
    page.keyboard.press("e")
    page.get_by_role("table").wait_for()


STATES: Final[dict[str, tuple[str, Callable[[Page], None]]]] = {
    "move": (at("move", "moves 5"), click('[data-room="court"]')),
    "recruit": (at("recruit"), click('[data-field="c8"]')),
    "income": (at("income", "king 1, madame 1", rooms=FEW), lambda _: None),
    "cards": (at("cards", rooms=DRAWING), click('[data-room="backdoor"]')),
    "crowded": (at("move", "moves 9", rooms=CROWDED), click('[data-room="stairs"]')),
    "long hand": (at("move", "moves 5", hand=LONG_HAND), lambda _: None),
    "opponent": (at("cards"), end_turn),
    "end": (LAST, end_game),
}


def speak(page: Page, language: str) -> None:
    """Switch the language where this screen has it: in the top bar, the settings, or the menu's settings."""
    if page.locator("header .switch").count() == 0:
        page.locator("header .controls button").last.click()
        if page.locator("dialog[open] select").count() == 0:
            page.locator("dialog[open] li button").nth(2).click()
    page.locator("header .switch select, dialog[open] select").first.select_option(language)
    page.wait_for_function("(code) => document.documentElement.lang === code", arg=language)
    if page.locator("dialog[open]").count():
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")


def set_speed(page: Page, slow: bool) -> None:
    """Show opponents' turns sentence by sentence, or at once."""
    page.evaluate(
        "(chosen) => localStorage.setItem('palais-settings', JSON.stringify(chosen))",
        {"theme": "day", "motion": slow, "speed": int(slow)},
    )


@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_is_cut_covered_or_too_small(visit: Visit, screen: str) -> None:
    width, height, touch = SCREENS[screen]
    anna = visit(size=(width, height), touch=touch)
    anna.call_me("Anna")
    anna.open("/")
    found: list[str] = []
    for state, (position, then) in STATES.items():
        set_speed(anna.page, slow=state == "opponent")
        anna.context.add_cookies([{"name": "lang", "value": "en", "url": anna.server.url}])
        sit_down(anna, position, f"{screen}-{state}".replace(" ", "-"), OTHERS[: 2 if state == "end" else 3])
        then(anna.page)
        for language in LANGUAGES:
            speak(anna.page, language)
            found += [f"{screen}, {state}, {language}: {each}" for each in findings(anna.page, touch)]
    assert found == []


@pytest.mark.parametrize("screen", ["1366x768", "1280x720", "1024x768"])
def test_low_windows_keep_every_label(visit: Visit, screen: str) -> None:
    """What each room gives, how much each noble gives, the names of all five actions, and what the game is about."""
    anna = visit(size=SCREENS[screen][:2])
    sit_down(anna, at("move", "moves 5"), f"words-{screen}", OTHERS)
    assert anna.page.locator("[data-room]").count() == anna.page.locator(".room text.caption").count() == 9
    assert anna.page.locator(".noble text", has_text="+").count() == 9
    for name in ("Reinforce", "Move", "Income", "Recruit", "Cards"):
        assert anna.page.locator("header .name", has_text=name).is_visible()
    table = anna.make_table("me", "greedy")["table"]["id"]
    anna.open(f"/t/{table}").locator("[data-room]").first.wait_for()
    for language in LANGUAGES:
        speak(anna.page, language)
        assert findings(anna.page, touch=False) == []
        assert anna.page.locator(".aim").is_visible()


WITHIN = """() => {
  const panel = document.querySelector(".timeline-panel").getBoundingClientRect();
  const tools = [...document.querySelectorAll(".tools > *")].map((each) => each.getBoundingClientRect());
  const [shares, log] = [".shares", ".log-panel"].map((each) => document.querySelector(each).getBoundingClientRect());
  return [...tools.filter((box) => box.bottom > panel.bottom - 4).map(() => "a tool outside the panel"),
    ...(shares.bottom > log.top ? ["who played how much, under the log"] : [])];
}"""


@pytest.mark.parametrize("size", [(1440, 900), (1366, 768), (1280, 720)])
def test_a_replay_has_room_for_its_tools_and_the_shares_of_play(visit: Visit, size: tuple[int, int]) -> None:
    anna = visit(size=size)
    anna.call_me("Anna")
    table = anna.make_table("me", "greedy", options={"max_rounds": 2})["table"]["id"]
    anna.api("POST", f"/api/tables/{table}/leave", {"bot": "greedy"})
    anna.open(f"/t/{table}").get_by_role("table").wait_for()
    page = anna.open(f"/r/{table}?a=40")
    page.get_by_role("slider").wait_for()
    for language in LANGUAGES:
        speak(page, language)
        assert page.evaluate(WITHIN) == [], language
        assert findings(page, touch=False) == [], language


REACHED = """() => [".play", ".speed", ".timeline input"].filter((each) => {
  const box = document.querySelector(each).getBoundingClientRect();
  return box.top < 0 || box.bottom > innerHeight;
})"""


@pytest.mark.parametrize("size", [(844, 390), (667, 375), (390, 844), (1024, 768)])
def test_a_replay_needs_no_scrolling(visit: Visit, size: tuple[int, int]) -> None:
    anna = visit(size=size, touch=True)
    table = anna.make_table("greedy", "greedy", options={"max_rounds": 1})["table"]["id"]
    page = anna.open(f"/r/{table}")
    page.get_by_role("slider").wait_for()
    assert page.evaluate(REACHED) == []
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    assert page.evaluate(REACHED) == []
    assert findings(page, touch=True) == []


HIGHER = """() => [...document.querySelectorAll(".card.low")].filter((card) => {
  const words = document.createRange();
  words.selectNodeContents(card.querySelector(".words"));
  return words.getBoundingClientRect().height > card.getBoundingClientRect().height - 8;
}).map((card) => card.textContent)"""


def test_texts_of_a_full_hand_stay_on_their_cards(anna: Visitor) -> None:
    anna.page.set_viewport_size({"width": 1280, "height": 720})
    sit_down(anna, at("move", "moves 5", hand=LONG_HAND), "full-hand", OTHERS)
    for language in LANGUAGES:
        speak(anna.page, language)
        assert anna.page.evaluate(HIGHER) == [], language
