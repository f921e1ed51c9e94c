"""Entry point of a bot host's process.

    python -m palais.bots.process                   for our own bots
    python -m palais.bots.process FOLDER READABLE…  for a bot from a file: confined, with a folder of its own

A confined host drops its rights first, before it starts threads or imports anything but the standard library.
"""

from __future__ import annotations

import contextlib
import os
import sys
from importlib import import_module
from pathlib import Path
from typing import Final

NICENESS: Final = 5  # lower priority than the server and the browser
MAX_CONFINED_BOTS: Final = 1  # one seat: a new game's bot replaces the last one


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
