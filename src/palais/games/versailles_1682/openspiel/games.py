"""Versailles 1682 as a game of OpenSpiel. Importing this module registers it:

>>> import palais.games.versailles_1682.openspiel.games
>>> import pyspiel
>>> game = pyspiel.load_game("versailles_1682(players=4)")
"""

from __future__ import annotations

from typing import Any

import pyspiel

from palais.envs.spiel.context import Params, SpielContext
from palais.envs.spiel.game import SpielGame, game_type
from palais.games.versailles_1682.openspiel.context import FULL_BOX, context

PARAMETERS = {
    "players": 3,
    "box": FULL_BOX,
    "goal": 50_000,
    "max_rounds": 30,
    "negotiation": True,
    "payments": "free",
    "scale": "-2 to 9",
    "start_party": "random",
    "utility": "win",
}
TYPE = game_type("versailles_1682", "Versailles 1682", remembers=False, least=3, most=6, parameters=PARAMETERS)


class VersaillesGame(SpielGame):
    """The game with its parameters: those of VE-941, and

    players  3 to 6
    box      full, or a folder with data files
    utility  win: 1 for the winner, the others share the loss; margin: livres above the average of the table

    In the negotiation the speakers act in the order of their seats, each until ready.
    """

    @staticmethod
    def find_context(params: Params) -> SpielContext:
        return context(params)

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__(TYPE, params or {})


pyspiel.register_game(TYPE, VersaillesGame)
