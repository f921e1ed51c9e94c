"""`os._exit` ends a program at once, and nothing can catch it. While a bot runs, it is as harmless as `sys.exit`."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NoReturn

END: Final = os._exit
HERE: Final = os.getpid()


@contextmanager
def shut_exit() -> Iterator[None]:
    """Within it, os._exit raises SystemExit."""
    os._exit = _leave
    try:
        yield
    finally:
        os._exit = END


def _leave(status: int) -> NoReturn:
    """A process that the bot has started itself may still end like this."""
    if os.getpid() != HERE:
        END(status)
    raise SystemExit(status)
