"""Draw docs/pictures/terminal.svg: the terminal game in its fourth round, as `palais play` shows it. Run by `make docs`."""

from __future__ import annotations

import os
import re
from io import StringIO
from pathlib import Path

os.environ.setdefault("PALAIS_JIT", "0")

from rich.console import Console

from palais.bots.registry import make
from palais.core.contract import Moment
from palais.core.play import play
from palais.games.palais_royal import KIT
from palais.games.palais_royal.people.terminal import PalaisRoyalTerminal

PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "terminal.svg"
REMOTE = re.compile(r"@font-face \{.*?\}|<!--.*?-->", re.DOTALL)  # a picture of ours fetches nothing
PLAYERS, ROUND, WIDTH = 3, 4, 104


def is_shown(moment: Moment) -> bool:
    return moment.round >= ROUND and moment.owner == 0 and moment.phase == "recruit"


def main() -> None:
    game, words = KIT.make(None), KIT.words("en")
    bots = [make("greedy", game, seat) for seat in range(PLAYERS)]
    steps = play(game, game.new(PLAYERS, "picture", start=0), lambda seat, h, legal: bots[seat].act(h, legal, None))
    s = next(step.state for step in steps if is_shown(game.moment(step.state)))
    names = [words.say(f"colour-{colour}") for colour in KIT.colours[:PLAYERS]]
    console = Console(width=WIDTH, record=True, file=StringIO(), force_terminal=True)
    console.print(PalaisRoyalTerminal(game, words, names).draw(game.view(game.hide(s, 0), 0)))
    svg = console.export_svg(title="palais play", unique_id="palais")
    PICTURE.write_text(REMOTE.sub("", svg), "utf-8")


if __name__ == "__main__":
    main()
