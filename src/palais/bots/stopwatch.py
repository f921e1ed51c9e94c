"""A stopwatch for bots: how much time is used, and whether one more unit of work fits."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

UNEVEN: Final = 1.25  # the next unit of work may take this many times as long as the longest so far


class Watch:
    """Starts with the available time. Estimates are based on the longest unit of work so far.

    After `expect` it measures afresh; until the first new unit is done, it uses the expectation.
    """

    def __init__(self, seconds: float, now: Callable[[], float] = time.perf_counter) -> None:
        self.now, self.seconds = now, seconds
        self.start = self.lap = now()
        self.longest, self.is_a_guess = 0.0, False

    def gone(self) -> float:
        """The fraction of the time that is used."""
        return (self.now() - self.start) / self.seconds

    def left(self) -> float:
        """Seconds left; 0 when the time is up."""
        return max(0.0, self.seconds - (self.now() - self.start))

    def fits(self) -> int:
        """How many more units of work fit, if none takes much longer than the longest so far."""
        left = self.seconds - (self.now() - self.start)
        return int(left / (UNEVEN * self.longest)) if self.longest > 0 else int(left > 0)

    def begin(self) -> None:
        """Begin a unit of work."""
        self.lap = self.now()

    def end(self) -> None:
        """End it."""
        lap = self.now() - self.lap
        self.longest, self.is_a_guess = lap if self.is_a_guess else max(self.longest, lap), False

    def expect(self, times: float) -> None:
        """From now on a unit of work will take about this many times as long as the longest so far."""
        self.longest, self.is_a_guess = times * self.longest, True
