"""Draw docs/pictures/terminal*.svg: the terminal games in an early round, as `palais play` shows them. Run by `make docs`."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from typing import Any, NamedTuple

os.environ.setdefault("PALAIS_JIT", "0")

from rich.console import Console

from palais.bots.registry import make
from palais.core.contract import Moment
from palais.core.kit import kit
from palais.core.play import play

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
REMOTE = re.compile(r"@font-face \{.*?\}|<!--.*?-->", re.DOTALL)  # a picture of ours fetches nothing


class Scene(NamedTuple):
    """A moment of a game that bots play, seen by seat 0."""

    game: str
    file: str
    players: int
    width: int
    is_shown: Callable[[Moment], bool]
    options: dict[str, Any] = {}


SCENES = (
    Scene(
        "palais-royal",
        "terminal.svg",
        players=3,
        width=104,
        is_shown=lambda moment: moment.round >= 4 and moment.owner == 0 and moment.phase == "recruit",
        options={"start": 0},
    ),
    Scene(
        "versailles-1682",
        "terminal-versailles.svg",
        players=4,
        width=104,
        is_shown=lambda moment: moment.round >= 5 and moment.owner == 0 and moment.phase == "actions",
    ),
)


def draw(scene: Scene) -> None:
    found = kit(scene.game)
    game, words = found.make(None), found.words("en")
    assert found.terminal is not None
    bots = [make("greedy", game, seat) for seat in range(scene.players)]
    start = game.new(scene.players, "picture", **scene.options)
    steps = play(game, start, lambda seat, h, legal: bots[seat].act(h, legal, None))
    s = next(step.state for step in steps if scene.is_shown(game.moment(step.state)))
    names = [words.say(f"colour-{colour}") for colour in found.colours[: scene.players]]
    console = Console(width=scene.width, record=True, file=StringIO(), force_terminal=True)
    console.print(found.terminal()(game, words, names).draw(game.view(game.hide(s, 0), 0)))
    svg = console.export_svg(title="palais play", unique_id="palais")
    (PICTURES / scene.file).write_text(REMOTE.sub("", svg), "utf-8")


def main() -> None:
    for scene in SCENES:
        draw(scene)


if __name__ == "__main__":
    main()
