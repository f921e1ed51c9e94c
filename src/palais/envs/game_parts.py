"""A game, and the parts of its kit for environments. All parts are optional, and so is the kit."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from palais.core import kit
from palais.core.batch import Batch
from palais.core.contract import Game, Hidden
from palais.core.errors import OptionError
from palais.envs.plain_batch import PlainBatch


def as_game(game: Game | str | None) -> Game:
    """The game itself, the game of an id, or the default one."""
    if game is None:
        return kit.game()
    return kit.game(game) if isinstance(game, str) else game


def make_batch(game: Game, size: int, players: int, options: dict[str, Any], **settings: Any) -> Batch:
    """A batch of games: compiled if the game has a compiled loop. Raises OptionError for invalid settings."""
    found = kit.find_kit(game.id)
    make = found.batch() if found is not None and found.batch is not None else PlainBatch
    return make(game, size, players, options, **settings)


def has_picture(game: Game) -> bool:
    found = kit.find_kit(game.id)
    return found is not None and found.picture is not None


def picture(game: Game, h: Hidden) -> npt.NDArray[np.uint8]:
    """The table as an RGB image: rows, columns, channels."""
    found = kit.find_kit(game.id)
    if found is None or found.picture is None:
        raise OptionError(f"the game {game.id} has no picture")
    return found.picture()(game, h)
