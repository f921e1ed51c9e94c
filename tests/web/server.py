"""A real server in its own process, and clients for it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.sync.client import ClientConnection, connect

START_SECONDS = 60.0  # a busy machine may be slow
ANSWER_SECONDS = 30.0


class Server:
    """`palais serve` on a free port. `log` is the file with its stderr."""

    def __init__(self, database: Path, *options: str, environment: dict[str, str] | None = None, db: str = "") -> None:
        self.database, self.log = database, database.with_suffix(".log")
        url = db or f"sqlite:///{database}"
        command = [sys.executable, "-m", "palais", "serve", "--port", "0", "--db", url, *options]
        if "--bots-workers" not in options:
            command += ["--bots-workers", "0"]
        self._log = self.log.open("ab")
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=self._log, text=True, env=os.environ | (environment or {})
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line.startswith("Palais is at "):
            self.end()
            raise AssertionError(f"the server did not start: {line}{self.log.read_text()}")
        self.url = line.split()[3].rstrip("/")
        self._metrics = httpx.Client(base_url=self.url, timeout=ANSWER_SECONDS)

    def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Stop the server and return its exit code."""
        if self.process.poll() is None:
            self.process.send_signal(how)
        code = self.process.wait(ANSWER_SECONDS)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self._log.close()
        if hasattr(self, "_metrics"):
            self._metrics.close()
        return code

    def metric(self, name: str) -> float:
        lines = self._metrics.get("/metrics").text.splitlines()
        return sum(float(line.split()[-1]) for line in lines if line.split("{")[0].split(" ")[0] == name)

    def metric_names(self) -> set[str]:
        """The names of all metrics, as `# TYPE` lines give them, without `_total`."""
        lines = self._metrics.get("/metrics").text.splitlines()
        names = {line.split()[2] for line in lines if line.startswith("# TYPE")}
        return {name.removesuffix("_total") for name in names if not name.endswith("_created")}


@contextmanager
def serving(database: Path, *options: str) -> Iterator[Server]:
    server = Server(database, *options)
    try:
        yield server
    finally:
        server.end()


def comes_true(condition: Callable[[], bool]) -> bool:
    """Wait for a condition. Returns whether it came true in time."""
    until = time.monotonic() + ANSWER_SECONDS
    while not condition() and time.monotonic() < until:
        time.sleep(0.01)
    return condition()


class Browser:
    """An HTTP client with its own cookies, like a visitor's browser."""

    def __init__(self, server: Server, language: str = "en") -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, headers={"accept-language": language}, timeout=ANSWER_SECONDS)
        self.site = self.get("/api/site")

    def get(self, path: str, **query: Any) -> Any:
        answer = self.http.get(path, params=query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def send(self, method: str, path: str, body: Any = None) -> httpx.Response:
        headers = {"x-csrftoken": self.site["csrf"]}
        content = None if body is None else json.dumps(body)
        return self.http.request(method, path, content=content, headers=headers | {"content-type": "application/json"})

    def post(self, path: str, body: Any = None) -> Any:
        answer = self.send("POST", path, body)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def make_table(self, *kinds: str, **more: Any) -> Any:
        """Make a table with these seats: "me", "open" or a bot's code."""
        seats = [
            {"kind": kind if kind in ("me", "open") else "bot", "colour": colour}
            | ({} if kind in ("me", "open") else {"bot": kind})
            for kind, colour in zip(kinds, ("red", "yellow", "green", "black"), strict=False)
        ]
        return self.post("/api/tables", {"seats": seats, **more})

    def cookies(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def socket(self, table: str, since: int | None = None, **headers: str) -> TableSocket:
        return TableSocket(self, f"tables/{table}", since, headers)

    def lesson(self, game: str, lesson: str, step: int | None = None, **headers: str) -> TableSocket:
        return TableSocket(self, f"lessons/{game}/{lesson}", step, headers)

    def close(self) -> None:
        self.http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()


class TableSocket:
    """A client on a table's socket: everything it has received, and the latest state."""

    def __init__(self, browser: Browser, path: str, since: int | None, headers: dict[str, str]) -> None:
        address = browser.server.url.replace("http", "ws") + f"/ws/{path}" + (f"?since={since}" if since is not None else "")
        self._open = connect(
            address, additional_headers={"cookie": browser.cookies(), **headers}, compression=None, close_timeout=2
        )
        self.line: ClientConnection = self._open.__enter__()
        self.raw: list[str] = []
        self.heard: list[dict[str, Any]] = []
        self.version, self.decision = -1, 0
        self.view: Any = None
        self.choices: list[Any] = []
        self.log: list[Any] = []
        self.table: dict[str, Any] = {}
        self.seat: int | None = None
        self._ids = count(1)
        self._name = f"t{time.monotonic_ns()}"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._open.__exit__(kind, error, trace)

    def hear(self) -> dict[str, Any]:
        """Receive the next message and update the state."""
        self.raw.append(str(self.line.recv(ANSWER_SECONDS)))
        message: dict[str, Any] = json.loads(self.raw[-1])
        self.heard.append(message)
        if message["type"] == "table":
            self.table, self.seat, self.log = message["table"], message["seat"], message["log"]
        elif message["type"] == "update":
            self.log = self.log[: len(self.log) - message["gone"]] + message["log"]
        elif message["type"] == "changed":
            self.table = message["table"]
        if message["type"] in ("table", "update"):
            self.version, self.view, self.choices = message["version"], message["view"], message["choices"]
            self.decision = next((found["id"] for found in message["decisions"] if found.get("id") is not None), 0)
        return message

    def hear_until(self, *kinds: str) -> dict[str, Any]:
        while (message := self.hear())["type"] not in kinds:
            pass
        return message

    def hear_the_end(self) -> None:
        """Receive until the connection is closed, which raises."""
        while True:
            self.hear()

    def hear_of(self, version: int) -> None:
        while self.version < version:
            self.hear()

    def hear_of_my_turn(self) -> None:
        while not self.is_my_turn:
            self.hear()

    def say(self, kind: str, **content: Any) -> dict[str, Any]:
        """Send a message and wait for its answer."""
        id = content.pop("id", None) or f"{self._name}-{next(self._ids)}"
        self.line.send(json.dumps({"type": kind, "id": id, **content}))
        while True:
            message = self.hear()
            if message["type"] in ("done", "refused", "hint") and message["id"] in (id, None):
                return message

    def act(self, *actions: int, **content: Any) -> dict[str, Any]:
        return self.say("act", actions=list(actions), **({"decision": self.decision} | content))

    @property
    def is_my_turn(self) -> bool:
        return self.view is not None and self.seat is not None and self.view["to_act"] == self.seat

    def options(self) -> list[int]:
        return [option["action"] for choice in self.choices for option in choice["options"]]
