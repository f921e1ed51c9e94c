"""The games by their id. A second game is a folder beside palais_royal and a line here."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from palais.core.contract import Game
from palais.core.errors import OptionError
from palais.games.palais_royal.game import PalaisRoyal

GAMES: dict[str, Callable[[Path | None], Game]] = {"palais-royal": PalaisRoyal}


def game(id: str = "palais-royal", data: Path | str | None = None) -> Game:
    """A game by its id, with its own box or with the data files of a folder."""
    if id not in GAMES:
        raise OptionError(f"there is no game {id!r}; the games are {', '.join(GAMES)}")
    return GAMES[id](Path(data) if data is not None else None)
