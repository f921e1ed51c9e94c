"""kill -9 of a real server in the middle of a game of Versailles 1682: no acknowledged move, whisper or offer is lost."""

from __future__ import annotations

import json
import signal
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

from tests.web.server import Server, TableSocket, serving
from tests.web.versailles_tables import Courtiers

MOVES = 30
PAY = [{"by": 0, "form": "pay", "when": "now", "seat": 1, "amount": 500}]


def play(court: Courtiers, moves: int, rng: Random) -> tuple[list[str], set[str]]:
    """Moves, talk and offers. Returns the texts and the offers that were acknowledged."""
    texts: list[str] = []
    for n in range(moves):
        mover = court.whose()
        assert mover.act(rng.choice(mover.options()))["type"] == "done"
        if n % 3 == 0:
            text = f"between us {n}" if n % 2 else f"to all {n}"
            if court.sockets[0].say("say", text=text, to=[1] if n % 2 else None)["type"] == "done":
                texts.append(text)
        if mover.view["phase"] == "negotiation":
            court.sockets[0].say("offer", to=[1], terms=PAY, secret=True)
    return texts, offers(court.sockets[0])


def offers(socket: TableSocket) -> set[str]:
    found = [offer["id"] for message in socket.heard if message["type"] == "offers" for offer in message["offers"]]
    return {*found, *(offer["id"] for offer in snapshot(socket)["bargain"]["offers"])}


def snapshot(socket: TableSocket) -> dict[str, Any]:
    return next(message for message in reversed(socket.heard) if message["type"] == "table")


def send_without_waiting(court: Courtiers, rng: Random) -> None:
    """The server is in the middle of these when it is killed."""
    mover = court.whose()
    for n in range(5):
        court.sockets[0].line.send(json.dumps({"type": "say", "id": f"late-{n}", "text": "late"}))
    message = {"type": "act", "id": "late", "decision": mover.decision, "actions": [rng.choice(mover.options())]}
    mover.line.send(json.dumps(message))


def test_a_killed_server_loses_nothing_acknowledged(tmp_path: Path) -> None:
    rng, server = Random(4), Server(tmp_path / "palais.db", "--limits", "0")
    with ExitStack() as stack:
        court = Courtiers(server, stack)
        texts, made = play(court, MOVES, rng)
        logs, versions = [socket.log for socket in court.sockets], [socket.version for socket in court.sockets]
        send_without_waiting(court, rng)
        server.end(signal.SIGKILL)
    with serving(server.database, "--limits", "0", "--port", str(urlsplit(server.url).port)), ExitStack() as stack:
        court.connect(stack)
        for socket, log, version in zip(court.sockets, logs, versions, strict=True):
            assert socket.version >= version
            assert socket.log[: len(log)] == log
        assert {*texts} <= {line["text"] for line in snapshot(court.sockets[0])["chat"]}
        assert made <= offers(court.sockets[0])
        assert not any("between us" in raw for raw in court.sockets[2].raw)
        assert texts
        assert made
        mover = court.whose()
        assert mover.act(mover.options()[0])["type"] == "done"
