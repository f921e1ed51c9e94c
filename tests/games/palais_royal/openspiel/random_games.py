"""Boxes for eventful OpenSpiel games."""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import Any

import pyspiel

import palais.games.palais_royal.openspiel.games  # noqa: F401 (registers the games)


def card_game(folder: Path, players: int, rounds: int) -> Any:
    """A box for card players: eight servants at the back door from the start, and only 18 cards, so that piles come and go."""
    data = resources.files("palais.games.palais_royal") / "data"
    facts, cards = (data / "game.toml").read_text("utf-8"), (data / "cards.toml").read_text("utf-8")
    busy = facts.replace("setup = { stairs = 3, court = 2 }", "setup = { backdoor = 8, court = 4 }")
    assert busy != facts
    (folder / "game.toml").write_text(busy, "utf-8")
    (folder / "cards.toml").write_text(cards.replace("copies = 4", "copies = 2"), "utf-8")
    return pyspiel.load_game("palais_royal", {"box": str(folder), "players": players, "max_rounds": rounds})
