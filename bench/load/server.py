"""A real server process for the load generator."""

from __future__ import annotations

import asyncio
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType

import httpx

PATIENCE = 20.0


class Server:
    """`palais serve` on a free port of the loopback, with its rate limits out of the way: all clients share one address."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, _free_port()
        self.address = f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Server:
        database = f"sqlite:///{self.folder / 'games.db'}"
        command = [sys.executable, "-m", "palais", "serve", "--port", str(self.port), "--db", database, "--limits", "0"]
        command += ["--bots-workers", "0"]  # the load is sockets; a worker that compiles would only be in its way
        log = (self.folder / "server.log").open("w")
        self.process = subprocess.Popen(command, stdout=log, stderr=log)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)

    @property
    def pid(self) -> int:
        return self.process.pid

    async def until_up(self) -> None:
        end = time.monotonic() + PATIENCE
        async with httpx.AsyncClient() as client:
            while time.monotonic() < end:
                try:
                    if (await client.get(f"{self.address}/healthz")).is_success:
                        return
                except httpx.TransportError:
                    await asyncio.sleep(0.05)
        raise SystemExit(f"the server did not come up:\n{(self.folder / 'server.log').read_text()}")

    async def metrics(self) -> str:
        async with httpx.AsyncClient() as client:
            return (await client.get(f"{self.address}/metrics")).text


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port
