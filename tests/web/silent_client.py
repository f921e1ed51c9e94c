"""A web socket client on raw TCP. After the handshake it answers nothing by itself, not even pings."""

from __future__ import annotations

import json
import os
import socket as sockets
from pathlib import Path
from types import TracebackType
from typing import Any, Self
from urllib.parse import urlsplit

from tests.web.server import ANSWER_SECONDS, Browser, comes_true

KEY = "dGhlIHNhbXBsZSBub25jZQ=="
SMALL_BUFFER = 4096
ESTABLISHED = "01"  # in /proc/net/tcp


class SilentClient:
    """`little`: use the smallest possible receive buffer."""

    def __init__(self, browser: Browser, table: str, little: bool = False) -> None:
        self.server = browser.server
        host = urlsplit(self.server.url)
        self.line = sockets.socket()
        self.line.settimeout(ANSWER_SECONDS)
        if little:
            self.line.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, SMALL_BUFFER)
        self.line.connect((host.hostname, host.port))
        head = [
            f"GET /ws/tables/{table} HTTP/1.1",
            f"host: {host.netloc}",
            "connection: upgrade",
            "upgrade: websocket",
            "sec-websocket-version: 13",
            f"sec-websocket-key: {KEY}",
            f"cookie: {browser.cookies()}",
        ]
        self.line.sendall("\r\n".join([*head, "", ""]).encode())

    def say(self, **message: Any) -> None:
        """A masked text frame."""
        content, mask = json.dumps(message).encode(), os.urandom(4)
        masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(content))
        self.line.sendall(bytes([0x81, 0x80 | 126]) + len(content).to_bytes(2) + mask + masked)

    def have_much_to_read(self) -> int:
        """Request snapshots until the receive buffer is full and the server has to queue the rest, or, on a busy machine,
        has given the connection up meanwhile. Returns the most bytes that were queued.
        """
        before, known = self._refused(), [0]
        while self.is_connected and (len(known) < 3 or known[-1] > known[-2]):
            self.say(type="act", id=f"stale-{len(known)}", decision=2**40, actions=[0])
            heard = comes_true(lambda: self._refused() >= before + len(known) or not self.is_connected)
            assert heard, "the server hears no more"
            known.append(self._on_the_way())
        return max(known)

    def _refused(self) -> float:
        return self.server.metric("palais_refusals_total")

    def _on_the_way(self) -> int:
        """Bytes in the server's kernel send buffer."""
        return sum(int(row[4].partition(":")[0], 16) for row in self._other_end())

    @property
    def is_connected(self) -> bool:
        """Whether the server keeps the connection open."""
        return any(row[3] == ESTABLISHED for row in self._other_end())

    def _other_end(self) -> list[list[str]]:
        """The kernel's entry for the server's end of the connection."""
        port = f":{self.line.getsockname()[1]:04X}"
        rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()]
        return [row for row in rows if row[2].endswith(port)]

    def read_to_the_end(self) -> bytes:
        """Everything the server sends until it closes. Raises TimeoutError if it does not."""
        heard = b""
        try:
            while part := self.line.recv(1 << 16):
                heard += part
        except ConnectionResetError:
            pass
        return heard

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.line.close()
