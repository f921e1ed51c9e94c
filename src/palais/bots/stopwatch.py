"""A stopwatch for bots: how much of their time is used, and whether one more piece of work still fits."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

UNEVEN: Final = 1.25  # the next piece of work may take so many times as long as the longest so far


class Watch:
    """Started with the time that is available. It goes by the longest piece of work so far.

    After `expect` it starts to measure anew: until the first new piece is done, it goes by the expectation.
    """

    def __init__(self, seconds: float, now: Callable[[], float] = time.perf_counter) -> None:
        self.now, self.seconds = now, seconds
        self.start = self.lap = now()
        self.longest, self.is_a_guess = 0.0, False

    def gone(self) -> float:
        """The share of the time that is used."""
        return (self.now() - self.start) / self.seconds

    def left(self) -> float:
        """Seconds; 0 when the time is over."""
        return max(0.0, self.seconds - (self.now() - self.start))

    def fits(self) -> int:
        """How many more pieces of work can be done in time, if none takes much longer than the longest so far."""
        left = self.seconds - (self.now() - self.start)
        return int(left / (UNEVEN * self.longest)) if self.longest > 0 else int(left > 0)

    def begin(self) -> None:
        """A piece of work begins."""
        self.lap = self.now()

    def end(self) -> None:
        """It is done."""
        lap = self.now() - self.lap
        self.longest, self.is_a_guess = lap if self.is_a_guess else max(self.longest, lap), False

    def expect(self, times: float) -> None:
        """From now on a piece of work will take about so many times as long as the longest so far."""
        self.longest, self.is_a_guess = times * self.longest, True
