"""`palais warm`: compile the bots now, so that nobody waits for it later."""

from __future__ import annotations

import os

from palais.cli.terminal import err


def warm() -> None:
    """Compile the bots for this machine, once for each version: less than a minute on an idle core."""
    os.environ["PALAIS_JIT"] = "1"
    from palais.bots.process.compile_ahead import compile_bots
    from palais.bots.registry import codes
    from palais.core.kit import game_ids

    compiled = [compile_bots(game_id, codes(game_id)) for game_id in game_ids()]
    err.print("the bots are compiled" if any(compiled) else "the bots were compiled before", highlight=False)
