"""Draw docs/pictures/terminal.svg: the terminal game in its fourth round, as `palais play` shows it. Run by `make docs`."""

from __future__ import annotations

import os
import re
from io import StringIO
from pathlib import Path

os.environ.setdefault("PALAIS_JIT", "0")

from rich.console import Console

from palais.bots.registry import make
from palais.games.palais_royal.engine.constants import RECRUIT
from palais.games.palais_royal.game import PalaisRoyal
from palais.games.palais_royal.people.sentences import load_words
from palais.games.palais_royal.people.terminal_board import Board

PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "terminal.svg"
REMOTE = re.compile(r"@font-face \{.*?\}|<!--.*?-->", re.DOTALL)  # a picture of ours fetches nothing
PLAYERS, ROUND, WIDTH = 3, 4, 104


def main() -> None:
    game, words = PalaisRoyal(), load_words("en")
    s = game.new(PLAYERS, "picture", start=0)
    bots = [make("greedy", game, seat) for seat in range(PLAYERS)]
    while s.round_number < ROUND or s.player or s.phase != RECRUIT:
        hidden = game.hide(s, s.player)
        s, _ = game.apply(s, s.player, bots[s.player].act(hidden, game.legal(hidden, s.player), None))
    names = [words.say(f"colour-{colour}") for colour in game.box.game.players.colours]
    console = Console(width=WIDTH, record=True, file=StringIO(), force_terminal=True)
    console.print(Board(game.box, words, names).draw(game.view(game.hide(s, 0), 0)))
    svg = console.export_svg(title="palais play", unique_id="palais")
    PICTURE.write_text(REMOTE.sub("", svg), "utf-8")


if __name__ == "__main__":
    main()
