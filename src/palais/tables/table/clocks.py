"""The clocks of a table. Live: a time for each player that runs in their turns. Days: so many for each turn.

Nothing here looks at a watch: every method is told the time. A clock runs only for people; bots think in their own time.
"""

from __future__ import annotations

from collections.abc import Sequence

from palais.tables.messages import ClockOptions, ClockState

DAY = 24 * 3600.0


class Clocks:
    """Seconds by seat. After a restart live clocks go on as they were stored; days have passed by themselves."""

    __slots__ = ("_began", "_left", "_options", "_runs", "_seat", "_since")

    def __init__(self, options: ClockOptions, players: int) -> None:
        self._options = options
        self._left = [60.0 * options.minutes if options.kind == "live" else DAY * options.days] * players
        self._seat: int | None = None  # whose turn it is
        self._runs = False  # and whether a person plays it
        self._began = self._since = 0.0  # the turn; the last time that was counted

    def copy(self) -> Clocks:
        twin = Clocks(self._options, 0)
        twin._left = list(self._left)
        twin._seat, twin._runs, twin._began, twin._since = self._seat, self._runs, self._began, self._since
        return twin

    def restore(self, seat: int | None, stored: Sequence[int] | None, deadline: float | None, now: float) -> None:
        """As they were stored in the middle of a turn: live clocks in milliseconds, what has passed since does not count."""
        self._seat, self._since = seat, now
        self._began = now if deadline is None else deadline - DAY * self._options.days
        if stored is not None:
            self._left = [milliseconds / 1000 for milliseconds in stored]

    def stored(self) -> list[int] | None:
        """What a live clock needs to go on after a restart."""
        return [round(1000 * left) for left in self._left] if self._options.kind == "live" else None

    def begin_turn(self, seat: int | None, now: float) -> None:
        """Another seat is to act, or nobody any more: a live clock gets its seconds more, a clock of days is new."""
        self.count(now)
        self._seat, self._began = seat, now
        if seat is not None and self._options.kind == "live":
            self._left[seat] += self._options.seconds

    def run(self, runs: bool, now: float) -> None:
        """Whether a person plays the seat whose turn it is."""
        self.count(now)
        self._runs = runs

    def count(self, now: float) -> None:
        """Time has passed."""
        if self._options.kind == "live" and self._seat is not None and self._runs:
            self._left[self._seat] = max(0.0, self._left[self._seat] - max(0.0, now - self._since))
        self._since = now

    def left(self, now: float) -> float | None:
        """Seconds that the person whose turn it is still has; None if no clock runs."""
        if self._options.kind == "none" or self._seat is None or not self._runs:
            return None
        if self._options.kind == "days":
            return max(0.0, self._began + DAY * self._options.days - now)
        return max(0.0, self._left[self._seat] - max(0.0, now - self._since))

    def is_out(self, now: float) -> bool:
        """The time of this turn is up."""
        return self.left(now) == 0.0

    @property
    def deadline(self) -> float | None:
        """When a turn of days is over, whoever plays it."""
        if self._options.kind != "days" or self._seat is None:
            return None
        return self._began + DAY * self._options.days

    def state(self, now: float) -> ClockState | None:
        """As the page shows it."""
        if self._options.kind == "none":
            return None
        left = [round(1000 * seconds) for seconds in self._left]
        running = self.left(now)
        if running is None or self._seat is None:
            return ClockState(left, None)
        left[self._seat] = round(1000 * running)
        return ClockState(left, self._seat)
