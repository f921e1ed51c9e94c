"""Where the process of a bot host begins.

    python -m palais.bots.process                   for our own bots
    python -m palais.bots.process FOLDER READABLE…  for a bot from a file: confined, with a folder of its own

A confined host first gives up all it can, while it is alone and has loaded nothing but the standard library.
"""

from __future__ import annotations

import contextlib
import os
import sys
from importlib import import_module
from pathlib import Path
from typing import Final

NICENESS: Final = 5  # the server and the browser go first
MAX_CONFINED_BOTS: Final = 1  # one seat: the bot of the game before is gone with the next


def main(*folders: str) -> None:
    protections: list[str] = []
    if folders:
        from palais.bots.process.sandbox.confine import confine

        own, *readable = map(Path, folders)
        protections = confine(own, readable)
    else:
        with contextlib.suppress(AttributeError, OSError):
            os.nice(NICENESS)
    host = import_module("palais.bots.process.host")
    loop = import_module("palais.bots.process.host_loop")
    loop.serve(host.BotHost(MAX_CONFINED_BOTS) if folders else host.BotHost(), protections)


if __name__ == "__main__":
    main(*sys.argv[1:])
