"""A table's `Viewer` on one web socket."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar.types import Scope
from prometheus_client import Counter

from palais.tables.messages import FromServer, Hint
from palais.tables.requests import Guest
from palais.tables.table.padding import ANSWER_STEP, HINT_STEP, padded
from palais.web.socket_protocol import CLOSE_SERVICE_RESTART, SCOPE_EXTENSION, TableSocketProtocol

_encode = msgspec.json.Encoder().encode


class SocketViewer:
    """Writes messages at once and in order, and never waits for a slow client."""

    __slots__ = ("_dropped", "_protocol", "guest", "guest_id", "seat")

    def __init__(self, scope: Scope, guest: Guest, dropped: Counter) -> None:
        self.guest, self.guest_id = guest, guest.id
        self.seat: int | None = None
        extensions: Any = scope.get("extensions")
        self._protocol: TableSocketProtocol = extensions[SCOPE_EXTENSION]
        self._dropped = dropped

    def send(self, message: bytes) -> None:
        if not self._protocol.write(message):
            self._dropped.inc()

    def tell(self, message: FromServer) -> None:
        """Answer this viewer alone. The length is padded: it must not show what was refused, or what a bot advised."""
        self.send(padded(_encode(message), HINT_STEP if isinstance(message, Hint) else ANSWER_STEP))

    def hang_up(self) -> None:
        self._protocol.cut_off(CLOSE_SERVICE_RESTART)

    def forget_handshake(self) -> None:
        self._protocol.forget_handshake()
