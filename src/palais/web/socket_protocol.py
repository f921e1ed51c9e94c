"""Uvicorn's web sockets with a shorter way out: what a table tells is written at once, and who does not read is cut off.

An ASGI application can only wait until its message has gone. Here nobody waits: the transport's own buffer is the queue, and a
queue that has grown too long is the end of the connection. It also saves a task and three copies for each viewer and message.
"""

from __future__ import annotations

import contextlib
from typing import Any, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

from palais.web.connection_limit import ConnectionLimit

SCOPE_EXTENSION: Final = "palais.line"  # where the application finds this among the extensions of its scope
MAX_UNREAD_BYTES: Final = 1 << 20  # bytes that the other side has not taken
CLOSE_TRY_AGAIN_LATER: Final = 1013
HANDSHAKE_KEYS: Final = (
    "asgi",
    "extensions",
    "raw_path",
    "root_path",
    "state",
    "subprotocols",
)  # what nobody asks after the handshake
CLOSE_SECONDS: Final = 2.0  # seconds for the close frame of a connection that is cut off
CLOSE_INTERNAL_ERROR: Final = 1011
CLOSE_INVALID_DATA: Final = 1007


class TableSocketProtocol(WebSocketsSansIOProtocol):
    """One connection."""

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
        """A handshake that was answered with a status is complete, too; one whose visitor has left meanwhile is over."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True
        if not self.handshake_complete and message["type"] == "websocket.accept":
            raise ClientDisconnected

    async def run_asgi(self) -> None:
        """However a visit ends: a line that nobody reads any more would stay as long as there is something to be sent on it."""
        await super().run_asgi()
        if not self.disconnected:
            self.loop.call_later(self.close_timeout + CLOSE_SECONDS, self.transport.abort)

    def forget_handshake(self) -> None:
        """The headers of the request are of no more use, but would stay as long as the connection."""
        scope: Any = self.scope
        scope["headers"] = []
        for name in HANDSHAKE_KEYS:
            scope.pop(name, None)
        for name in ("request", "response"):
            self.__dict__.pop(name, None)

    def send_receive_event_to_app(self) -> None:
        """A text that is no UTF-8 is the sender's fault and nothing for the log."""
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
        """Send a text. False: nobody has read for a long time, and the connection is cut off."""
        if self.close_sent or self.transport.is_closing():
            return True
        if self.transport.get_write_buffer_size() > MAX_UNREAD_BYTES:
            self.cut_off()
            return False
        with contextlib.suppress(InvalidState):  # the other side has just said goodbye
            self.conn.send_text(message)
            self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def keepalive_timeout(self) -> None:
        """No answer to a ping."""
        self.pong_timer = None
        if not self.close_sent and not self.transport.is_closing():
            self.cut_off(CLOSE_INTERNAL_ERROR)

    def cut_off(self, code: int = CLOSE_TRY_AGAIN_LATER) -> None:
        """Say goodbye without waiting for anything, and cut the line soon."""
        self.stop_keepalive()
        with contextlib.suppress(InvalidState):
            self.conn.send_close(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.loop.call_later(CLOSE_SECONDS, self.transport.abort)
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
