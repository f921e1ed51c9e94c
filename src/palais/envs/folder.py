"""A game and what lies beside it in its folder: every game's folder has the same file names."""

from __future__ import annotations

from importlib import import_module
from typing import Any, cast

import numpy as np
import numpy.typing as npt

from palais.core import kit as registry
from palais.core.contract import Game, Hidden
from palais.envs.batch import Batch


def as_game(game: Game | str | None) -> Game:
    """A game, the game of an id, or the one that is played without further words."""
    if game is None:
        return registry.game()
    return registry.game(game) if isinstance(game, str) else game


def _beside(game: Game, name: str) -> Any:
    return import_module(f"{type(game).__module__.rpartition('.')[0]}.{name}")


def make_batch(game: Game, size: int, players: int, options: dict[str, Any], **settings: Any) -> Batch:
    """Games side by side in arrays. Raises OptionError for what does not fit."""
    return cast(Batch, _beside(game, "batch").Batch(game, size, players, options, **settings))


def picture(game: Game, h: Hidden) -> npt.NDArray[np.uint8]:
    """The table as an image: lines, columns, red-green-blue."""
    return cast(npt.NDArray[np.uint8], _beside(game, "picture").picture(game, h))
