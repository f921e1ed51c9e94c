"""The viewers of a table, by seat."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Protocol

logger = logging.getLogger(__name__)


class Viewer(Protocol):
    """A guest's connection. The table sets `seat` to the seat the guest sits in."""

    guest_id: str
    seat: int | None  # set by the table; None: a spectator

    def send(self, message: bytes) -> None:
        """Send a `messages.FromServer` as JSON. Must not block: queue it if necessary."""

    def hang_up(self) -> None:
        """End the connection: this server can no longer serve it."""


class Viewers:
    """The open connections. A seat may have several; all spectators see the same."""

    __slots__ = ("_by_seat",)

    def __init__(self) -> None:
        self._by_seat: dict[int | None, list[Viewer]] = {}

    def __bool__(self) -> bool:
        return bool(self._by_seat)

    def __iter__(self) -> Iterator[Viewer]:
        return (viewer for viewers in self._by_seat.values() for viewer in viewers)

    def __contains__(self, seat: object) -> bool:
        """Whether anyone is connected in this seat."""
        return seat in self._by_seat

    @property
    def seats(self) -> list[int | None]:
        """The seats with viewers; None for spectators."""
        return list(self._by_seat)

    @property
    def taken(self) -> list[int]:
        """The players' seats with viewers."""
        return [seat for seat in self._by_seat if seat is not None]

    @property
    def spectators(self) -> int:
        """The number of guests watching without a seat, each counted once."""
        return len({viewer.guest_id for viewer in self._by_seat.get(None, ())})

    def add(self, viewer: Viewer) -> None:
        self._by_seat.setdefault(viewer.seat, []).append(viewer)

    def remove(self, viewer: Viewer) -> bool:
        """Returns whether the viewer was here."""
        viewers = self._by_seat.get(viewer.seat, [])
        if viewer not in viewers:
            return False
        viewers.remove(viewer)
        if not viewers:
            del self._by_seat[viewer.seat]
        return True

    def move(self, guest_id: str, seat: int | None) -> list[Viewer]:
        """Move a guest's connections to another seat. Returns those that moved."""
        moved = [viewer for viewer in self if viewer.guest_id == guest_id and viewer.seat != seat]
        for viewer in moved:
            self.remove(viewer)
            viewer.seat = seat
            self.add(viewer)
        return moved

    def send_to_seat(self, seat: int | None, message: bytes) -> None:
        for viewer in list(self._by_seat.get(seat, [])):
            self._send(viewer, message)

    def send_to_all(self, message: bytes, but: Viewer | None = None) -> None:
        for viewer in list(self):
            if viewer is not but:
                self._send(viewer, message)

    def _send(self, viewer: Viewer, message: bytes) -> None:
        """Drop a viewer whose send fails; keep serving the rest."""
        try:
            viewer.send(message)
        except Exception:
            logger.exception("dropped a viewer whose send failed")
            self.remove(viewer)
