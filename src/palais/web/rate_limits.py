"""Rate limits per guest and per address, as token buckets, and the number of open sockets.

The limits are far above what play needs; they keep one visitor from slowing the server down for the others.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, NamedTuple


class Rate(NamedTuple):
    """A bucket of `burst` tokens that refills at `per_second`."""

    burst: float
    per_second: float


RATES: Final = {
    "request": Rate(240, 40),  # any request at all
    "table": Rate(12, 0.1),  # new tables, rematches, playing on
    "join": Rate(12, 0.2),  # links and seats; too slow for guessing tokens
    "replay": Rate(120, 3),  # replays, frames and records, charged by the work they take
    "list": Rate(40, 4),
    "record": Rate(6, 0.1),  # uploaded record files, which are replayed action by action
    "connect": Rate(30, 2),
    "message": Rate(120, 40),  # any message over a socket
    "action": Rate(60, 15),
    "chat": Rate(6, 0.5),
    "offer": Rate(12, 1),
    "hint": Rate(4, 0.4),
}
GUESTS_PER_ADDRESS: Final = 8  # an address gets the budget of this many guests
MAX_SOCKETS_PER_GUEST: Final = 24  # an address may open GUESTS_PER_ADDRESS times as many
MAX_BUCKETS: Final = 20_000  # the least recently used are dropped; by then they are full again


class RateLimits:
    """`factor` multiplies every rate; 0 turns the limits off, for load tests."""

    def __init__(self, factor: float = 1.0, now: Callable[[], float] = time.monotonic) -> None:
        self.factor, self._now = factor, now
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        self._sockets: dict[str, int] = {}

    def allows(self, kind: str, guest: str | None, address: str, cost: float = 1.0) -> bool:
        """Take `cost` tokens from the guest's and the address's bucket; False if either has too few."""
        if not self.factor:
            return True
        rate = RATES[kind]
        if guest is not None and not self._take(kind, f"guest {guest}", rate.burst, rate.per_second, cost):
            return False  # the address is not charged for it
        return self._take(kind, f"address {address}", rate.burst * GUESTS_PER_ADDRESS, rate.per_second * GUESTS_PER_ADDRESS, cost)

    def _take(self, kind: str, who: str, burst: float, per_second: float, cost: float) -> bool:
        now, most = self._now(), burst * self.factor
        left, at = self._buckets.pop((kind, who), (most, now))
        left = min(most, left + (now - at) * per_second * self.factor)
        self._buckets[(kind, who)] = (left - cost if left >= cost else left, now)
        if len(self._buckets) > MAX_BUCKETS:
            self._buckets.popitem(last=False)
        return left >= cost

    # ---- open sockets ----

    def enter(self, guest: str, address: str) -> bool:
        """Admit one more socket if there is room. An admitted one counts until `leave`."""
        most = MAX_SOCKETS_PER_GUEST * max(1.0, self.factor)
        full = self._sockets.get(guest, 0) >= most or self._sockets.get(address, 0) >= most * GUESTS_PER_ADDRESS
        if self.factor and full:
            return False
        for who in (guest, address):
            self._sockets[who] = self._sockets.get(who, 0) + 1
        return True

    def leave(self, guest: str, address: str) -> None:
        for who in (guest, address):
            self._sockets[who] -= 1
            if not self._sockets[who]:
                del self._sockets[who]
