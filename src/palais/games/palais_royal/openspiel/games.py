"""Palais Royal as games of OpenSpiel. Importing this module registers them:

>>> import palais.games.palais_royal.openspiel.games
>>> import pyspiel
>>> game = pyspiel.load_game("palais_royal(players=3)")
>>> small = pyspiel.load_game("palais_royal_small")

`palais_royal_small` is the small box, for two players: it can be solved, and also provides information state tensors.
"""

from __future__ import annotations

from typing import Any

import pyspiel

from palais.envs.spiel.context import Params, SpielContext
from palais.envs.spiel.game import SpielGame, game_type
from palais.games.palais_royal.openspiel.context import DRAWN, FULL_BOX, context

PARAMETERS = {"players": 2, "layout": "first", "start": DRAWN, "utility": "win", "box": FULL_BOX, "max_rounds": 60}
SMALL = PARAMETERS | {"box": "small", "max_rounds": 2, "start": 0}
FULL_TYPE = game_type("palais_royal", "Palais Royal", remembers=False, least=2, most=4, parameters=PARAMETERS)
SMALL_TYPE = game_type("palais_royal_small", "Palais Royal, the small box", remembers=True, least=2, most=2, parameters=SMALL)


class PalaisRoyalGame(SpielGame):
    """The game with its parameters:

    players     2 to 4
    box         full, the name of a variant, or a folder with data files
    layout      first, shuffled (nine nodes of chance), or another layout of the box
    start       the start player's seat; -1: drawn (a node of chance)
    max_rounds  the guard of reading 8
    utility     win: 1 for the winner, the others share the loss; margin: points above the average of the table
    """

    @staticmethod
    def find_context(params: Params) -> SpielContext:
        return context(params)


class FullGame(PalaisRoyalGame):
    """`palais_royal`."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__(FULL_TYPE, params or {})


class SmallGame(PalaisRoyalGame):
    """`palais_royal_small`."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__(SMALL_TYPE, params or {})


pyspiel.register_game(FULL_TYPE, FullGame)
pyspiel.register_game(SMALL_TYPE, SmallGame)
