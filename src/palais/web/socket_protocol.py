"""Uvicorn's web socket protocol, with writes that bypass ASGI and a limit on unread data.

An ASGI application awaits every send. Tables must not wait for slow clients, so they write to the transport directly; its
buffer is the send queue, and a connection whose buffer grows too large is closed. This also saves a task and three copies
per viewer and message.
"""

from __future__ import annotations

import contextlib
from typing import Any, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

from palais.web.connection_limit import ConnectionLimit

SCOPE_EXTENSION: Final = "palais.line"  # the key of the protocol object in the scope's extensions
MAX_UNREAD_BYTES: Final = 1 << 20  # in the send buffer, before the connection is closed
CLOSE_SERVICE_RESTART: Final = 1012  # browsers connect again by themselves
CLOSE_TRY_AGAIN_LATER: Final = 1013
HANDSHAKE_KEYS: Final = (
    "asgi",
    "extensions",
    "raw_path",
    "root_path",
    "state",
    "subprotocols",
)  # of the scope; not needed after the handshake
CLOSE_SECONDS: Final = 2.0  # for the close frame, before the transport is aborted
CLOSE_INTERNAL_ERROR: Final = 1011
CLOSE_INVALID_DATA: Final = 1007


class TableSocketProtocol(WebSocketsSansIOProtocol):
    """One web socket connection."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: Any = self.scope["extensions"]
            extensions[SCOPE_EXTENSION] = self

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        connections: ConnectionLimit | None = getattr(self.config, "connections", None)
        if connections is not None:
            connections.leave(self.transport)

    async def send(self, message: Any) -> None:
        """Uvicorn leaves two handshakes open: one rejected with a status is complete, one whose client is gone is over."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True
        if not self.handshake_complete and message["type"] == "websocket.accept":
            raise ClientDisconnected

    async def run_asgi(self) -> None:
        """Abort the transport after the session: with data still unread it would never close by itself."""
        await super().run_asgi()
        if not self.disconnected:
            self.loop.call_later(self.close_timeout + CLOSE_SECONDS, self.transport.abort)

    def forget_handshake(self) -> None:
        """Free the handshake's headers; the scope lives as long as the connection."""
        scope: Any = self.scope
        scope["headers"] = []
        for name in HANDSHAKE_KEYS:
            scope.pop(name, None)
        for name in ("request", "response"):
            self.__dict__.pop(name, None)

    def send_receive_event_to_app(self) -> None:
        """Close on text that is not UTF-8, which uvicorn would log as an error."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.send_close(CLOSE_INVALID_DATA)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def write(self, message: bytes) -> bool:
        """Send a text frame. Returns False if the client reads too slowly and the connection was closed."""
        if self.close_sent or self.transport.is_closing():
            return True
        if self.transport.get_write_buffer_size() > MAX_UNREAD_BYTES:
            self.cut_off()
            return False
        with contextlib.suppress(InvalidState):  # the client has just closed
            self.conn.send_text(message)
            self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def keepalive_timeout(self) -> None:
        """The client did not answer a ping."""
        self.pong_timer = None
        if not self.close_sent and not self.transport.is_closing():
            self.cut_off(CLOSE_INTERNAL_ERROR)

    def cut_off(self, code: int = CLOSE_TRY_AGAIN_LATER) -> None:
        """Send a close frame without waiting for the reply, and abort soon."""
        self.stop_keepalive()
        with contextlib.suppress(InvalidState):
            self.conn.send_close(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.loop.call_later(CLOSE_SECONDS, self.transport.abort)
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
