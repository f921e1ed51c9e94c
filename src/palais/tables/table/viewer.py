"""Whoever looks at a table: one open connection."""

from __future__ import annotations

from typing import Protocol


class Viewer(Protocol):
    """A connection of a guest. The table decides what seat its guest sits in, and says so in `seat`."""

    guest_id: str
    seat: int | None  # set by the table; None: a spectator

    def send(self, message: bytes) -> None:
        """One message of `messages.FromServer` as JSON. Never waits: put it into the connection's own queue."""
