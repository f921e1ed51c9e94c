"""Bytes on a TCP line, as no decent client would send them."""

from __future__ import annotations

import socket as sockets
from urllib.parse import urlsplit

from tests.web.server import ANSWER, Server


def dial(server: Server) -> sockets.socket:
    host = urlsplit(server.url)
    return sockets.create_connection((host.hostname, host.port), timeout=ANSWER)


def read_to_the_end(line: sockets.socket) -> bytes:
    """Until the server hangs up; a TimeoutError if it does not."""
    heard = b""
    try:
        while part := line.recv(1 << 16):
            heard += part
    except ConnectionError:
        pass
    return heard


def ask(server: Server, *lines: bytes) -> bytes:
    """The answer to a request of these lines, which is to be the last one of its connection."""
    with dial(server) as line:
        line.sendall(b"\r\n".join([*lines, b"connection: close", b"", b""]))
        return read_to_the_end(line)


def status(answer: bytes) -> int:
    """Of the first answer; 0 if there is none."""
    return int(answer.split(b" ", 2)[1]) if answer.startswith(b"HTTP/") else 0
