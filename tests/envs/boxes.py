"""Boxes for tests of the environments."""

from __future__ import annotations

from pathlib import Path

import palais
from palais import Game
from palais.games.palais_royal.box import box


def one_round_game(folder: Path) -> Game:
    """A game that ends by the rules after one round, because enough nobles have already left the park."""
    text = (Path(box.__file__).parents[1] / "data" / "game.toml").read_text("utf-8")
    (folder / "game.toml").write_text(text.replace("nobles_left = 12", "nobles_left = 36"), "utf-8")
    return palais.game(data=folder)
