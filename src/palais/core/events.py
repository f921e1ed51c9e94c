"""Events: what happened, for logs and animations."""

from __future__ import annotations

from typing import Any

import msgspec


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened. The event and its `details` are public; only the seats in `to` may see the `secret` details."""

    kind: str
    seat: int
    details: dict[str, Any] = {}
    secret: dict[str, Any] = {}
    to: tuple[int, ...] | None = None  # None: nothing about it is secret

    def seen_by(self, seat: int) -> Event:
        """The event as this seat may know it: with the secret details merged in, or without them. Seats outside `to` do not
        learn who is in it either.
        """
        if self.to is None:
            return self
        if seat in self.to:
            return Event(self.kind, self.seat, self.details | self.secret, {}, self.to)
        return Event(self.kind, self.seat, self.details, {}, ())
