"""When something happens at a table by itself, so that a server must keep it."""

from __future__ import annotations

from collections.abc import Sequence

from palais.tables.table.breaches import Breaches
from palais.tables.table.clocks import Clocks
from palais.tables.table.seating import Seating


def next_due(acting: Sequence[int], seating: Seating, clocks: Clocks, breaches: Breaches, now: float) -> float | None:
    """At once if a bot is to act, or stands in for somebody without time; else when a clock ends or a fine is due."""
    if any(seating.rows[seat].bot is not None or clocks.is_out(seat, now) for seat in acting):
        return now
    left = clocks.next_timeout(now)
    times = [breach.note.due for breach in breaches.pending] + ([] if left is None else [now + left])
    return min(times, default=None)
