"""`palais warm`: fill the compile cache before the server needs it."""

from __future__ import annotations

import os

from palais.cli.arguments import GameId
from palais.cli.console import err
from palais.core.kit import DEFAULT_GAME, kit


def warm(game: GameId = DEFAULT_GAME) -> None:
    """Compile the bots of a game for this machine, once for each version: less than a minute on an idle core."""
    os.environ["PALAIS_JIT"] = "1"
    from palais.bots.process.compile_ahead import compile_bots
    from palais.bots.registry import codes

    compiled = compile_bots(kit(game).id, codes(game))
    err.print("the bots are compiled" if compiled else "the bots were compiled before", highlight=False)
