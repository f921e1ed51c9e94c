"""Keeps a bot that runs in this process from ending the program or writing to its output."""

from __future__ import annotations

import os
import sys
import threading
from typing import Any, Final, NoReturn, TextIO

END: Final = os._exit


class OutputGuard:
    """Inside it, os._exit, which cannot be caught, raises SystemExit, and print writes to standard error.

    Entered for every decision of a bot, so it is a class: contextlib's generators take several microseconds.
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
        """Other threads belong to the program, and processes forked by the bot may exit like this."""
        if (os.getpid(), threading.get_ident()) != self._here:
            END(status)
        raise SystemExit(status)
