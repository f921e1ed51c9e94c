"""The pictures of the table in docs/pictures, taken from the real pages: `python -m tools.screenshots [folder]`."""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import FLAGS
from tests.browser.player import play
from tests.browser.positions import ALL, CROWDED, DRAWING, FEW, LONG_HAND, at
from tests.browser.prepared import sit_down
from tests.browser.visitor import DESKTOP, PHONE, TABLET, Visitor
from tests.web.server import Server, serving

FOLDER: Final = Path("docs/pictures")
OTHERS: Final = ("Joost", "Élodie", "Colbert")
SLOW: Final = {"motion": True, "speed": 1}


def click(selector: str) -> Callable[[Visitor], None]:
    return lambda anna: anna.page.locator(selector).first.click()


def tap(*selectors: str) -> Callable[[Visitor], None]:
    def do(anna: Visitor) -> None:
        for selector in selectors:
            anna.page.locator(selector).first.tap()

    return do


def nothing(anna: Visitor) -> None:
    """The table as it is."""


def pass_on(anna: Visitor) -> None:
    """End the turn and stop where an opponent has done something."""
    anna.page.keyboard.press("e")
    anna.page.locator("header h1", has_text="Joost").wait_for()
    anna.page.locator(".log li").nth(2).wait_for()


def move_and_pick(anna: Visitor) -> None:
    """A servant to the gate, two from there into the palace, and then `pick`: the log has something to tell."""
    anna.page.keyboard.press("n")
    anna.page.keyboard.press("e")
    for room in ("office", "mint"):
        anna.page.locator('[data-room="gate"]').click()
        anna.page.locator(f'[data-room="{room}"]').click()
    pick(anna)


def pick(anna: Visitor) -> None:
    """A servant in the Court of Honour, and the way to the Cardinal."""
    anna.page.locator('[data-room="court"]').click()
    anna.page.locator('[data-room="cardinal"]').hover()


class Picture(NamedTuple):
    """A picture of the table: where it begins and what is done there."""

    name: str
    position: str
    then: Callable[[Visitor], None] = nothing
    size: tuple[int, int] = DESKTOP
    theme: str = "day"
    slow: bool = False


MOVING: Final = at("move", "moves 5")
PICTURES: Final = [
    Picture("table-1-reinforce", at("reinforce", "gate 5", rooms=FEW)),
    Picture("table-2-move", at("reinforce", "gate 1"), move_and_pick),
    Picture("table-3-income", at("income", "king 1, madame 1", rooms=FEW)),
    Picture("table-4-recruit", at("recruit"), click('[data-field="c8"]')),
    Picture("table-5-cards", at("cards", rooms=DRAWING), click('[data-room="backdoor"]')),
    Picture("table-take-from", at("reinforce", "gate 2", rooms=ALL)),
    Picture("table-opponent", at("cards"), pass_on, slow=True),
    Picture("table-many-servants", at("move", "moves 9", rooms=CROWDED), click('[data-room="stairs"]')),
    Picture("table-long-hand", at("cards", hand=LONG_HAND)),
    Picture("table-night", MOVING, pick, theme="night"),
    Picture("tablet", MOVING, pick, TABLET),
    Picture("phone-palace", MOVING, tap('[data-room="court"]'), PHONE),
    Picture("phone-park", at("recruit"), tap('[data-field="c8"]'), PHONE),
    Picture("phone-hand", MOVING, tap('nav button:has-text("Hand")'), PHONE),
]


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as place,
        serving(Path(place) / "palais.db", "--limits", "0") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for picture in PICTURES:
            take(browser, server, picture, folder)
        take_pages(browser, server, folder)
        browser.close()


def take(browser: Browser, server: Server, picture: Picture, folder: Path) -> None:
    touch = picture.size == PHONE
    settings = SLOW if picture.slow else None
    anna = Visitor(browser, server, picture.size, touch, picture.theme, settings, scale=2 if touch else 1)
    anna.call_me("Anna")
    sit_down(anna, picture.position, picture.name, OTHERS)
    picture.then(anna)
    save(anna, folder / f"{picture.name}.png")


def take_pages(browser: Browser, server: Server, folder: Path) -> None:
    """The pages round the table; the end and the replay are of a game that is played for them."""
    anna = Visitor(browser, server)
    anna.call_me("Anna")
    table = anna.make_table("me", "greedy", "greedy", "greedy", options={"max_rounds": 8})["table"]["id"]
    anna.open(f"/t/{table}")
    anna.page.locator("[data-room]").first.wait_for()
    play(anna.page)
    anna.page.get_by_role("table").wait_for()
    save(anna, folder / "end.png", stays=True)
    anna.open(f"/r/{table}?a=150")
    anna.page.get_by_role("slider").wait_for()
    save(anna, folder / "replay.png", stays=True)
    anna.open("/rules/palais-royal")
    save(anna, folder / "rules.png", stays=True)
    anna.open("/")
    save(anna, folder / "home.png")


def save(anna: Visitor, file: Path, stays: bool = False) -> None:
    """With 256 colours, a quarter of the size; chosen so that the rare ones, such as Madame's violet, are among them."""
    anna.page.wait_for_load_state("networkidle")
    anna.page.evaluate("document.fonts.ready")
    anna.page.wait_for_timeout(1000)  # the outlines of what has just changed are gone
    anna.page.screenshot(path=file)
    full = Image.open(file).convert("RGB")
    full.quantize(256, Image.Quantize.MAXCOVERAGE, kmeans=4, dither=Image.Dither.NONE).save(file, optimize=True)
    if not stays:
        anna.close()
    if anna.unexpected:
        sys.exit(f"{file.name}: the page complains: {anna.unexpected}")


if __name__ == "__main__":
    main()
