"""Uvicorn's HTTP protocol with timeouts for incomplete requests and unread responses.

Uvicorn itself waits forever for the rest of a request.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from palais.web.connection_limit import ConnectionLimit

try:
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol as HttpProtocol
except ImportError:  # httptools is not installed, as on Windows
    from uvicorn.protocols.http.h11_impl import H11Protocol as HttpProtocol  # type: ignore[assignment]

REQUEST_TIMEOUT_SECONDS: Final = 10.0  # from the connection or the first byte to the end of the body
DRAIN_SECONDS: Final = 60.0  # for the client to read the rest of a response after we close
TOO_MANY_CONNECTIONS: Final = (
    b"HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\ncontent-length: 0\r\nretry-after: 10\r\n\r\n"
)


class TimeoutHttpProtocol(HttpProtocol):
    """One HTTP connection, until it becomes a web socket."""

    counted: ConnectionLimit
    deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.counted = self.config.connections  # type: ignore[attr-defined]  # our own Config, see server.py
        if self.counted.enter(transport, self.client[0] if self.client else "unknown"):
            self._start()
        else:
            transport.write(TOO_MANY_CONNECTIONS)
            self._hang_up()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.is_closing() or self.transport.get_protocol() is not self or not self._is_waiting():
            self._stop()
        elif self.deadline is None:
            self._start()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        self.counted.leave(self.transport)
        super().connection_lost(exc)

    def timeout_keep_alive_handler(self) -> None:
        if not self.transport.is_closing():
            self._hang_up()

    def _is_waiting(self) -> bool:
        """Whether we are still waiting for the rest of a request."""
        return self.cycle is None or self.cycle.more_body or self.cycle.response_complete

    def _start(self) -> None:
        self.deadline = self.loop.call_later(REQUEST_TIMEOUT_SECONDS, self._hang_up)

    def _stop(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def _hang_up(self) -> None:
        """Close, then abort: `close` alone would wait forever for the client to read everything."""
        self._stop()
        self.transport.close()
        self.loop.call_later(DRAIN_SECONDS, self.transport.abort)
