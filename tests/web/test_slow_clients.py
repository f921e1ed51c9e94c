"""Clients that do not read, or never finish a request: dropped or ignored, and nobody else notices."""

from __future__ import annotations

import json
import socket as sockets
import time
from urllib.parse import urlsplit

from websockets.sync.client import connect

from tests.web.server import ANSWER_SECONDS, Browser, Server

SMALL_BUFFER = 4096
ENOUGH = 4000  # snapshots that nobody reads


def test_a_client_that_does_not_read_is_dropped_and_the_others_play_on(server: Server, anna: Browser) -> None:
    table = anna.make_table("me", "greedy")["table"]["id"]
    dropped = server.metric("palais_dropped_total")
    line = sockets.socket()
    line.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, SMALL_BUFFER)
    host = urlsplit(server.url)
    line.connect((host.hostname, host.port))
    address = f"ws://{host.netloc}/ws/tables/{table}"
    with (
        anna.socket(table) as reader,
        connect(address, sock=line, additional_headers={"cookie": anna.cookies()}, max_queue=1, close_timeout=1) as deaf,
    ):
        reader.hear()
        stale = {"type": "act", "decision": 2**40, "actions": [0]}
        for n in range(ENOUGH):  # each is answered with a whole snapshot
            if server_has_dropped(server, dropped, n):
                break
            deaf.send(json.dumps(stale | {"id": f"stale-{n}"}))
        until = time.monotonic() + ANSWER_SECONDS
        while not server_has_dropped(server, dropped, 0) and time.monotonic() < until:
            time.sleep(0.1)
        assert server.metric("palais_dropped_total") == dropped + 1
        reader.hear_of_my_turn()
        assert reader.act(reader.options()[0])["type"] == "done"


def server_has_dropped(server: Server, before: float, n: int) -> bool:
    return n % 100 == 0 and server.metric("palais_dropped_total") > before


def test_silent_connections_and_half_requests_affect_nobody_else(server: Server, anna: Browser) -> None:
    host = urlsplit(server.url)
    idle = [sockets.create_connection((host.hostname, host.port)) for _ in range(60)]
    try:
        for n, line in enumerate(idle):
            line.sendall([b"", b"GET / HT", b"GET /ws/tables/x HTTP/1.1\r\nupgrade: websocket\r\n"][n % 3])
        assert anna.get("/api/site")["games"][0]["id"] == "palais-royal"
        with anna.socket(anna.make_table("me", "open")["table"]["id"]) as socket:
            assert socket.hear()["type"] == "table"
    finally:
        for line in idle:
            line.close()
