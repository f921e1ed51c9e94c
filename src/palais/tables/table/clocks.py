"""The clocks of a table. Live: each player's time runs while the game waits for them. Days: a number of days per turn.

A phase may have its own limit, which replaces the players' clocks. Nothing here reads the time: callers pass it in. Clocks
run for people only, not for bots.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Final

from palais.core.contract import Moment
from palais.tables.table_info import ClockOptions, ClockState

DAY_SECONDS: Final = 24 * 3600.0
NO_TURN: Final = -1


class Clocks:
    """Seconds by seat. Across a restart live clocks are paused; deadlines are not."""

    __slots__ = ("_deadline", "_left", "_options", "_phase", "_running", "_since", "_turn", "_waiting")

    def __init__(self, options: ClockOptions, players: int) -> None:
        self._options = options
        self._left = [60.0 * options.minutes if options.kind == "live" else DAY_SECONDS * options.days] * players
        self._turn = NO_TURN
        self._phase = False  # whether the deadline is the phase's own limit
        self._waiting: tuple[int, ...] = ()  # the seats the game waits for
        self._running: tuple[int, ...] = ()  # those of them played by people
        self._deadline: float | None = None
        self._since = 0.0  # when the running clocks were last updated

    def copy(self) -> Clocks:
        twin = Clocks(self._options, 0)
        twin._left = list(self._left)
        for name in ("_turn", "_phase", "_waiting", "_running", "_deadline", "_since"):
            setattr(twin, name, getattr(self, name))
        return twin

    def restore(self, stored: Sequence[int] | None, deadline: float | None, moment: Moment, now: float) -> None:
        """Restore clocks in the middle of a turn. `stored` are live clocks in milliseconds, which were paused meanwhile."""
        self._turn, self._since = moment.turn, now
        self._deadline, self._phase = deadline, self._limit(moment) is not None
        if stored is not None:
            self._left = [milliseconds / 1000 for milliseconds in stored]

    def stored(self) -> list[int] | None:
        """Milliseconds by seat for the store, if these are live clocks."""
        return [round(1000 * left) for left in self._left] if self._options.kind == "live" else None

    def wait_for(self, seats: Sequence[int], moment: Moment, now: float) -> None:
        """The game now waits for these seats. A new turn adds the increment to their live clocks and sets a new deadline."""
        self.count(now)
        self._waiting = tuple(seats)
        if moment.turn != self._turn:
            self._turn, self._phase = moment.turn, self._limit(moment) is not None
            self._deadline = self._new_deadline(moment, now)
            if self._options.kind == "live":
                for seat in seats:
                    self._left[seat] += self._options.seconds

    def _limit(self, moment: Moment) -> float | None:
        """The phase's own limit, if it has one: the table's or else the game's. With a clock in days there is none, because
        players need not be online together.
        """
        if moment.seconds is None or self._options.kind == "days":
            return None
        return moment.seconds if self._options.phase is None else self._options.phase or None

    def _new_deadline(self, moment: Moment, now: float) -> float | None:
        if self._options.kind == "days":
            return now + DAY_SECONDS * self._options.days
        limit = self._limit(moment)
        return None if limit is None else now + limit

    def run_for(self, people: Container[int], now: float) -> None:
        """Run the clocks of the seats that people play."""
        self.count(now)
        self._running = tuple(seat for seat in self._waiting if seat in people)

    def stop(self, now: float) -> None:
        """Stop all clocks: the game is over."""
        self.count(now)
        self._waiting = self._running = ()
        self._deadline = None

    def count(self, now: float) -> None:
        """Subtract the elapsed time from the running clocks."""
        if self._options.kind == "live" and not self._phase:
            passed = max(0.0, now - self._since)
            for seat in self._running:
                self._left[seat] = max(0.0, self._left[seat] - passed)
        self._since = now

    def left(self, seat: int, now: float) -> float | None:
        """The seconds left for this seat; None if no clock runs for it."""
        if seat not in self._running:
            return None
        if self._deadline is not None:
            return max(0.0, self._deadline - now)
        return max(0.0, self._left[seat] - max(0.0, now - self._since)) if self._options.kind == "live" else None

    def next_timeout(self, now: float) -> float | None:
        """Seconds until the next running clock runs out; clocks that already have are ignored."""
        lefts = [left for seat in self._running if (left := self.left(seat, now))]
        return min(lefts, default=None)

    def is_out(self, seat: int, now: float) -> bool:
        """Whether this seat's time is up."""
        return self.left(seat, now) == 0.0

    @property
    def is_phase_limit(self) -> bool:
        """Whether the limit of the phase is running instead of the players' clocks."""
        return self._phase

    @property
    def deadline(self) -> float | None:
        """When a turn with a clock in days, or a phase with its own limit, ends."""
        return self._deadline

    def runs_live(self) -> bool:
        """Whether a clock is running in seconds, so that the table must stay in memory."""
        return (self._options.kind == "live" or self._phase) and bool(self._running)

    def state(self, now: float) -> ClockState | None:
        """The clocks for clients; None if there are none."""
        if self._options.kind == "none" and not self._phase:
            return None
        has_clocks = self._options.kind != "none"
        left = [round(1000 * seconds) for seconds in self._left] if has_clocks else []
        if self._phase and self._deadline is not None:
            return ClockState(left, list(self._running), round(1000 * max(0.0, self._deadline - now)))
        for seat in self._running:
            left[seat] = round(1000 * (self.left(seat, now) or 0.0))
        return ClockState(left, list(self._running))
