"""Requests that never finish: they time out, connections per address are limited, and others are served."""

from __future__ import annotations

import resource
import socket as sockets
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest

from palais.web.connection_limit import MAX_CONNECTIONS_PER_ADDRESS, ConnectionLimit, address_group
from tests.web.raw_tcp import dial, read_to_the_end, status
from tests.web.server import ANSWER_SECONDS, Browser, Server, serving

ELSEWHERE = "127.0.0.2"  # same machine, different address
HALF = [
    b"",
    b"GET / HT",
    b"GET / HTTP/1.1\r\nhost: localhost\r\nx-slow",
    b"\r\n",
    b"GET /ws/tables/x HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\n",
    b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 40\r\n\r\n{",
    b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n5\r\n{",
    b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n\r\n",  # the rest of the next one never comes
]


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("guarded") / "palais.db") as found:
        yield found


def test_one_address_cannot_take_all_connections(guarded: Server) -> None:
    with ExitStack() as stack:
        lines = [stack.enter_context(dial(guarded)) for _ in range(MAX_CONNECTIONS_PER_ADDRESS + 60)]
        for n, line in enumerate(lines):
            _send(line, HALF[1 + n % 2])
        assert status(read_to_the_end(lines[-1])) == 429
        elsewhere = httpx.Client(
            base_url=guarded.url, transport=httpx.HTTPTransport(local_address=ELSEWHERE), timeout=ANSWER_SECONDS
        )
        with elsewhere:
            assert elsewhere.get("/api/site").status_code == 200
            metrics = elsewhere.get("/metrics").text
            assert f"palais_connections {MAX_CONNECTIONS_PER_ADDRESS + 1}.0" in metrics
    log = guarded.log.read_text()
    assert log.count("the maximum per address") == 1, "a warning, and not one for each"


def _send(line: sockets.socket, data: bytes) -> None:
    with suppress(ConnectionError):  # refused already
        line.sendall(data)


def test_unfinished_requests_time_out(guarded: Server) -> None:
    with ExitStack() as stack:
        lines = [stack.enter_context(dial(guarded)) for _ in HALF]
        for line, half in zip(lines, HALF, strict=True):
            line.sendall(half)
        with Browser(guarded) as anna, anna.socket(anna.make_table("me", "open")["table"]["id"]) as socket:
            answers = [read_to_the_end(line) for line in lines]  # raises TimeoutError if one is kept open
            assert socket.say("say", text="still here")["type"] == "done", "an open socket is no unfinished request"
    assert [status(answer) for answer in answers[:5]] == [0] * 5
    assert status(answers[-1]) == 200


def test_every_connection_slot_is_released(guarded: Server) -> None:
    with Browser(guarded) as anna:
        table = anna.make_table("me", "open")["table"]["id"]
        before = guarded.metric("palais_connections")
        with anna.socket(table) as socket:
            socket.hear()
            assert guarded.metric("palais_connections") == before + 1
        while guarded.metric("palais_connections") > before:
            pass


def test_the_limit_of_open_files_is_raised(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
    try:
        with serving(tmp_path / "palais.db") as server:
            limits = Path(f"/proc/{server.process.pid}/limits").read_text()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    row = next(line for line in limits.splitlines() if line.startswith("Max open files"))
    assert int(row.split()[3]) >= min(hard, 65_536) > 256


def test_a_network_prefix_counts_as_one_address_and_a_proxy_does_not_count() -> None:
    assert address_group("2001:db8:1:2::1") == address_group("2001:db8:1:2:ffff::9") != address_group("2001:db8:1:3::1")
    assert address_group("::ffff:192.0.2.7") == address_group("192.0.2.7") == "192.0.2.7"
    assert address_group("x" * 1000) == "x" * 64
    connections = ConnectionLimit(most=2, total=5, proxies=("127.0.0.1",))
    assert [connections.enter(n, "192.0.2.1") for n in range(3)] == [True, True, False]
    assert [connections.enter(n + 10, "127.0.0.1") for n in range(4)] == [True, True, True, False]
    for n in range(3):
        connections.leave(n)
        connections.leave(n)
    assert connections.enter(0, "192.0.2.1")
    assert connections.refused == 2
