"""While a bot runs it is a guest: it can neither end the program nor write into its output."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from typing import Final, NoReturn

END: Final = os._exit
HERE: Final = os.getpid()


@contextmanager
def as_guest() -> Iterator[None]:
    """Within it os._exit, which nothing can catch, raises SystemExit, and what is printed goes to the error stream."""
    os._exit = _leave
    try:
        with redirect_stdout(sys.stderr):
            yield
    finally:
        os._exit = END


def _leave(status: int) -> NoReturn:
    """A process that the bot has started itself may still end like this."""
    if os.getpid() != HERE:
        END(status)
    raise SystemExit(status)
