"""What happened, for logs, animations and undo."""

from __future__ import annotations

from typing import Any

import msgspec


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened. That it happened and its `details` are public; the `secret` details are for the seats in `to`."""

    kind: str
    seat: int
    details: dict[str, Any] = {}
    secret: dict[str, Any] = {}
    to: tuple[int, ...] | None = None  # None: nothing about it is secret

    def seen_by(self, seat: int) -> Event:
        """The event as this seat may know it: with the secret details among the others, or without them. Nor does it tell others
        whom the details are for.
        """
        if self.to is None:
            return self
        if seat in self.to:
            return Event(self.kind, self.seat, self.details | self.secret, {}, self.to)
        return Event(self.kind, self.seat, self.details, {}, ())
