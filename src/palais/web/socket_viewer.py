"""Whoever looks at a table: the `Viewer` behind one socket."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar.types import Scope
from prometheus_client import Counter

from palais.tables.messages import FromServer, Hint
from palais.tables.requests import Guest
from palais.tables.table.padding import ANSWER_STEP, HINT_STEP, padded
from palais.web.socket_protocol import SCOPE_EXTENSION, TableSocketProtocol

_encode = msgspec.json.Encoder().encode


class SocketViewer:
    """Messages go out at once and in order; nobody ever waits for a slow reader."""

    __slots__ = ("_dropped", "_line", "guest", "guest_id", "seat")

    def __init__(self, scope: Scope, guest: Guest, dropped: Counter) -> None:
        self.guest, self.guest_id = guest, guest.id
        self.seat: int | None = None
        extensions: Any = scope.get("extensions")
        self._line: TableSocketProtocol = extensions[SCOPE_EXTENSION]
        self._dropped = dropped

    def send(self, message: bytes) -> None:
        if not self._line.write(message):
            self._dropped.inc()

    def tell(self, message: FromServer) -> None:
        """An answer to this viewer alone; why something was refused, or what a bot would do, is nobody else's business."""
        self.send(padded(_encode(message), HINT_STEP if isinstance(message, Hint) else ANSWER_STEP))

    def forget_handshake(self) -> None:
        self._line.forget_handshake()
