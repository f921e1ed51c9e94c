"""Palais: the games of the French court.

>>> import palais
>>> game = palais.game("palais-royal")
>>> s = game.new(players=3, seed=1)
>>> seat, = game.to_act(s)
>>> s, events = game.apply(s, seat, game.parse_action("put stairs"))
>>> [event.kind for event in events]
['put']
"""

from palais.core.errors import (
    BotError,
    DataError,
    IllegalAction,
    NotationError,
    OptionError,
    PalaisError,
    RecordError,
)
from palais.core.game import SPECTATOR, Game, Hidden, Outcome, State
from palais.games.registry import game

__version__ = "0.1.0"

__all__ = [
    "SPECTATOR",
    "BotError",
    "DataError",
    "Game",
    "Hidden",
    "IllegalAction",
    "NotationError",
    "OptionError",
    "Outcome",
    "PalaisError",
    "RecordError",
    "State",
    "__version__",
    "game",
]
