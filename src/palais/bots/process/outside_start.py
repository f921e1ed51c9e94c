"""Where the process of an outside bot begins: `python -m palais.bots.process.outside_start FOLDER READABLE…`.

It first gives up all it can, while it is alone and has loaded nothing but the standard library; then it becomes
`outside_process`, and tells what holds.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

from palais.bots.process.sandbox import confine


def main(own: str, *readable: str) -> None:
    held = confine(Path(own), map(Path, readable))
    import_module("palais.bots.process.outside_main").main(held)


if __name__ == "__main__":
    main(*sys.argv[1:])
