"""Whoever looks at a table: the `Viewer` behind one socket."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar.types import Scope
from prometheus_client import Counter

from palais.tables.messages import FromServer
from palais.tables.orders import Guest
from palais.web.protocol import LINE, TableProtocol

_encode = msgspec.json.Encoder().encode


class Connection:
    """Messages go out at once and in order; nobody ever waits for a slow reader."""

    __slots__ = ("_dropped", "_line", "guest", "guest_id", "seat")

    def __init__(self, scope: Scope, guest: Guest, dropped: Counter) -> None:
        self.guest, self.guest_id = guest, guest.id
        self.seat: int | None = None
        extensions: Any = scope.get("extensions")
        self._line: TableProtocol = extensions[LINE]
        self._dropped = dropped

    def send(self, message: bytes) -> None:
        if not self._line.write(message):
            self._dropped.inc()

    def tell(self, message: FromServer) -> None:
        self.send(_encode(message))

    def forget_handshake(self) -> None:
        self._line.forget_handshake()
