"""Palais: the games of the French court.

>>> import palais
>>> game = palais.game("palais-royal")
>>> s = game.new(players=3, seed=1)
>>> seat, = game.to_act(s)
>>> s, events = game.apply(s, seat, game.parse_action("put stairs"))
>>> [event.kind for event in events]
['put']

Names are loaded when they are first used, so that `palais --help` need not wait for the engine.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from palais.core.contract import SPECTATOR, Game, Hidden, Outcome, State
    from palais.core.errors import BotError, DataError, IllegalAction, NotationError, OptionError, PalaisError, RecordError
    from palais.core.kit import game

__version__ = "0.1.0"

_HOMES = {
    "palais.core.errors": (
        "BotError",
        "DataError",
        "IllegalAction",
        "NotationError",
        "OptionError",
        "PalaisError",
        "RecordError",
    ),
    "palais.core.contract": ("SPECTATOR", "Game", "Hidden", "Outcome", "State"),
    "palais.core.kit": ("game",),
}

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


def __getattr__(name: str) -> Any:
    for module, names in _HOMES.items():
        if name in names:
            return getattr(import_module(module), name)
    raise AttributeError(f"module 'palais' has no attribute {name!r}")
