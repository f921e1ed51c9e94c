"""The last resort against a bot that never answers: an alarm that breaks into it."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Callable
from types import FrameType, TracebackType
from typing import Any

Trace = Callable[[FrameType, str, Any], Any]


class Overrun(BaseException):
    """Raised inside a bot by the alarm. Not an Exception, so that `except Exception` does not catch it."""


class Alarm:
    """Break off what runs inside after so many seconds.

    Python can do that only in the main thread and where there are alarm signals; elsewhere nothing is broken off, and a
    late answer is only counted. Compiled code is not broken off either, before it returns.
    """

    def __init__(self, seconds: float | None) -> None:
        able = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
        self.seconds = seconds if able else None

    def __enter__(self) -> None:
        if self.seconds is not None:
            self.outside, self.tracing = sys._getframe(1), sys.gettrace()
            self.before = signal.signal(signal.SIGALRM, self._ring)
            signal.setitimer(signal.ITIMER_REAL, self.seconds)

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self.seconds is not None:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, self.before)
            sys.settrace(self.tracing)
            del self.outside

    def _ring(self, number: int, frame: FrameType | None) -> None:
        """Raise, and once more on the next line that runs inside: that may be what stands after a bare `except:`."""
        while frame is not None and frame is not self.outside:
            frame.f_trace = _again
            frame = frame.f_back
        sys.settrace(_nothing)
        raise Overrun


def _again(frame: FrameType, event: str, arg: Any) -> Trace:
    if event == "line":
        raise Overrun
    return _again


def _nothing(frame: FrameType, event: str, arg: Any) -> None:
    """New frames are not traced, but without a trace function nothing would be."""
