"""A bot's watch: how much of its time is gone, and whether one more piece of work still fits."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

UNEVEN: Final = 1.25  # how many times as long as the longest so far the next piece of work may well take


class Watch:
    """Started with the time there is. It knows how long the longest piece of work took since it was told to expect others.

    Until the first of those is done it goes by what it was told to expect.
    """

    def __init__(self, seconds: float, now: Callable[[], float] = time.perf_counter) -> None:
        self.now, self.seconds = now, seconds
        self.start = self.lap = now()
        self.longest, self.is_a_guess = 0.0, False

    def gone(self) -> float:
        """The share of the time that is used up."""
        return (self.now() - self.start) / self.seconds

    def left(self) -> float:
        """Seconds; none when the time is over."""
        return max(0.0, self.seconds - (self.now() - self.start))

    def fits(self) -> int:
        """How many more pieces of work are over in time, if none of them takes much longer than the longest."""
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
        """From now on a piece of work will take about so many times as long as the longest did."""
        self.longest, self.is_a_guess = times * self.longest, True
