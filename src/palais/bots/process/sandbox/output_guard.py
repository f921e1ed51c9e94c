"""While a bot's code runs in this process, it can neither end the program nor write to its output."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from typing import Final, NoReturn

END: Final = os._exit


@contextmanager
def as_guest() -> Iterator[None]:
    """Within this, os._exit, which nothing could catch, raises SystemExit, and print writes to the error stream."""
    here = (os.getpid(), threading.get_ident())

    def leave(status: int) -> NoReturn:
        """Other threads are the program's own, and a process that the bot has forked may still end like this."""
        if (os.getpid(), threading.get_ident()) != here:
            END(status)
        raise SystemExit(status)

    before = os._exit
    os._exit = leave
    try:
        with redirect_stdout(sys.stderr):
            yield
    finally:
        os._exit = before
