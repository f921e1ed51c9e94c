"""The last resort against a bot that never answers: an alarm that breaks into it."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class Overrun(BaseException):
    """Raised inside a bot by the alarm. Not an Exception, so that a bot that catches everything does not catch this."""


@contextmanager
def alarm(seconds: float | None) -> Iterator[None]:
    """Break off what runs inside after so many seconds.

    Python can do that only in the main thread and where there are alarm signals; elsewhere nothing is broken off, and a
    late answer is only counted. Compiled code is not broken off either, before it returns.
    """
    if seconds is None or not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, _ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _ring(number: int, frame: FrameType | None) -> None:
    raise Overrun
