"""While a bot's code runs in this process, it can neither end the program nor write to its output."""

from __future__ import annotations

import os
import sys
import threading
from typing import Any, Final, NoReturn, TextIO

END: Final = os._exit


class OutputGuard:
    """Within this, os._exit, which nothing could catch, raises SystemExit, and print writes to the error stream.

    Around every single decision of a bot, hence no generator: contextlib's helpers take several microseconds.
    """

    __slots__ = ("_exit", "_here", "_stdout")

    def __enter__(self) -> None:
        self._here = (os.getpid(), threading.get_ident())
        self._exit: Any = os._exit
        self._stdout: TextIO = sys.stdout
        os._exit, sys.stdout = self._leave, sys.stderr

    def __exit__(self, *_: object) -> None:
        os._exit, sys.stdout = self._exit, self._stdout

    def _leave(self, status: int) -> NoReturn:
        """Other threads are the program's own, and a process that the bot has forked may still end like this."""
        if (os.getpid(), threading.get_ident()) != self._here:
            END(status)
        raise SystemExit(status)
