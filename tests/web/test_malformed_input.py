"""Malformed bytes on the server's port: a status below 500 or a closed connection, and nothing in the log."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.web.raw_tcp import dial, read_to_the_end, status
from tests.web.server import Browser, Server, serving
from tests.web.silent_client import SilentClient

HANDSHAKE = [
    b"connection: upgrade",
    b"upgrade: websocket",
    b"sec-websocket-version: 13",
    b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==",
]
NAMES = (
    b"host",
    b"origin",
    b"cookie",
    b"accept-language",
    b"accept-encoding",
    b"if-none-match",
    b"content-type",
    b"content-length",
)
MORE = (
    b"x-csrftoken",
    b"sec-fetch-site",
    b"x-forwarded-for",
    b"transfer-encoding",
    b"expect",
    b"upgrade",
    b"range",
    b"sec-websocket-key",
)
ODD = [
    *(
        b"",
        b"http://[",
        b"http://[::1",
        b"[",
        b"]",
        b"://",
        b"\xff\xfe",
        b"\xc3\xa9",
        b"a" * 5000,
        b"%00",
        b"null",
        b"; ; =;=",
        b'"',
    ),
    *(
        b"lang=\xff; guest=",
        b"en;q=nan, de;q=1e999",
        b"bytes=0-",
        b"websocket",
        b"100-continue",
        b"chunked",
        b"-1",
        b"9" * 40,
        b"\t",
    ),
]
TARGETS = [
    b"/",
    b"/api/site",
    b"/api/lists",
    b"/t/%ff",
    b"/api/tables/%e2%80%ae",
    b"//",
    b"/%",
    b"*",
    b"http://[/",
    b"/assets/..%2f",
    b"/?%ff=%",
]


@pytest.fixture(scope="module")
def quiet(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("quiet") / "palais.db", "--limits", "0") as found:
        yield found
    assert found.log.read_text() == ""


def answers(server: Server, requests: list[list[bytes]]) -> list[bytes]:
    """Send all at once: some are never complete, and the server waits for the rest until its timeout."""
    with ExitStack() as stack:
        lines = [stack.enter_context(dial(server)) for _ in requests]
        for line, request in zip(lines, requests, strict=True):
            line.sendall(b"\r\n".join([*request, b"connection: close", b"", b""]))
        return [read_to_the_end(line) for line in lines]


def test_odd_headers_and_targets_cause_no_server_error(quiet: Server) -> None:
    rng = random.Random(7)
    requests = [[b"GET %s HTTP/1.1" % target, b"host: localhost", *more] for target in TARGETS for more in ([], HANDSHAKE)]
    for name in (*NAMES, *MORE):
        for value in ODD:
            method, target = rng.choice([b"GET", b"POST", b"PUT", b"OPTIONS"]), rng.choice(TARGETS)
            host = [] if name == b"host" else [b"host: localhost"]
            length = [] if name == b"transfer-encoding" else [b"content-length: 0"]
            requests.append([b"%s %s HTTP/1.1" % (method, target), *host, b"%s: %s" % (name, value), *length])
    for request, answer in zip(requests, answers(quiet, requests), strict=True):
        assert status(answer) < 500 or status(answer) == 503, (request, answer[:200])


def test_odd_handshakes_cause_no_server_error(quiet: Server) -> None:
    rng = random.Random(9)
    requests = []
    for name in (*NAMES, b"sec-websocket-key", b"sec-websocket-version", b"sec-websocket-extensions", b"sec-websocket-protocol"):
        for value in ODD:
            rest = [line for line in (b"host: localhost", *HANDSHAKE) if not line.startswith(name + b":")]
            target = rng.choice([b"/ws/tables/x", b"/ws/tables/x?since=\xff", b"/ws/\xff", b"/ws/tables/%ff?since=1"])
            requests.append([b"GET %s HTTP/1.1" % target, *rest, b"%s: %s" % (name, value)])
    for request, answer in zip(requests, answers(quiet, requests), strict=True):
        assert status(answer) < 500, (request, answer[:200])


def test_garbage_instead_of_a_request(quiet: Server) -> None:
    rng = random.Random(11)
    for _ in range(60):
        with dial(quiet) as line:
            line.sendall(rng.randbytes(rng.randrange(1, 400)) + b"\r\n\r\n")
            line.shutdown(1)
            assert status(read_to_the_end(line)) in (0, 400)


def frame(opcode: int, content: bytes, final: bool = True) -> bytes:
    mask = os.urandom(4)
    masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(content))
    return bytes([(0x80 if final else 0) | opcode, 0x80 | 126]) + len(content).to_bytes(2) + mask + masked


FRAMES = {
    "no UTF-8": (frame(1, b'{"type": "say", "id": "\xff\xfe"}'), 1007),
    "no UTF-8 in parts": (frame(1, b'{"id": "\xc3', final=False) + frame(0, b'("}'), 1007),
    "a continuation of nothing": (frame(0, b"{}"), 1002),
    "an unknown kind": (frame(3, b"{}"), 1002),
    "a long ping": (frame(9, b"x" * 200), 1002),
    "not masked": (b"\x81\x02{}", 1002),
    "reserved bits": (b"\xf1\x82\0\0\0\0{}", 1002),
    "a close that says nothing": (frame(8, b"\x03"), 1002),
    "a close with an odd code": (frame(8, (5).to_bytes(2)), 1002),
    "a close that is no UTF-8": (frame(8, (1000).to_bytes(2) + b"\xff"), 1007),
    "an endless frame": (bytes([0x81, 0xFF]) + (2**62).to_bytes(8) + bytes(4), 1009),
}


@pytest.mark.parametrize("name", FRAMES)
def test_an_invalid_frame_closes_the_connection_with_a_code(quiet: Server, name: str) -> None:
    sent, code = FRAMES[name]
    with Browser(quiet) as anna:
        table = anna.make_table("me", "open")["table"]["id"]
        with SilentClient(anna, table) as client:
            assert b"101" in client.line.recv(1 << 16), "the handshake is over"
            client.line.sendall(sent)
            heard = client.read_to_the_end()
            assert code.to_bytes(2) in heard[-200:], heard[-200:]
        with anna.socket(table) as socket:
            assert socket.hear()["type"] == "table"
