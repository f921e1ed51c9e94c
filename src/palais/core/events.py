"""What happened, for logs, animations and undo."""

from __future__ import annotations

from typing import Any

import msgspec


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened. `only` is the seat that alone may know the details; None means everyone.

    For everyone else `details` is empty: that it happened is public, what it was is not.
    """

    kind: str
    seat: int
    details: dict[str, Any] = {}
    only: int | None = None

    def seen_by(self, seat: int) -> Event:
        """The event as this seat may know it."""
        if self.only is None or self.only == seat:
            return self
        return Event(self.kind, self.seat, {}, self.only)
