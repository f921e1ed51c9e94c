"""Raw bytes over TCP, as no well-behaved client would send them."""

from __future__ import annotations

import socket as sockets
from urllib.parse import urlsplit

from tests.web.server import ANSWER_SECONDS, Server


def dial(server: Server) -> sockets.socket:
    host = urlsplit(server.url)
    return sockets.create_connection((host.hostname, host.port), timeout=ANSWER_SECONDS)


def read_to_the_end(line: sockets.socket) -> bytes:
    """Read until the server closes the connection. Raises TimeoutError if it does not."""
    heard = b""
    try:
        while part := line.recv(1 << 16):
            heard += part
    except ConnectionError:
        pass
    return heard


def ask(server: Server, *lines: bytes) -> bytes:
    """Send a request made of these lines on a new connection and return the response."""
    with dial(server) as line:
        line.sendall(b"\r\n".join([*lines, b"connection: close", b"", b""]))
        return read_to_the_end(line)


def status(answer: bytes) -> int:
    """The status of the first response; 0 if there is none."""
    return int(answer.split(b" ", 2)[1]) if answer.startswith(b"HTTP/") else 0
