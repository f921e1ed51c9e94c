"""Bot hosts as child processes: the transports of the two clients."""

from __future__ import annotations

import asyncio
import atexit
import contextlib
import os
import signal
import subprocess
import sys
import threading
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from pathlib import Path
from queue import Empty, SimpleQueue
from time import monotonic
from typing import Final

from palais.bots.process.sandbox.confine import hide_memory
from palais.bots.process.sandbox.folder import compiled_engine, environment, make_folder, one_thread, remove_folder

HOST: Final = "palais.bots.process"
CHUNK_BYTES: Final = 1 << 16
POLL_SECONDS: Final = 0.5  # waits are interrupted this often, so that Ctrl-C gets through on every system


def command(module: str, *arguments: str | Path) -> list[str]:
    """The command line. -P: do not import modules from the current folder."""
    return [sys.executable, "-P", "-m", module, *map(str, arguments)]


class HostProcess:
    """A confined host that may read these folders. It ends with the program at the latest."""

    def __init__(self, readable: Sequence[Path] = ()) -> None:
        hide_memory()
        self.folder = make_folder()
        compiled = compiled_engine()
        self.process = subprocess.Popen(
            command(HOST, self.folder, *readable, *([compiled] if compiled else [])),
            stdin=PIPE,
            stdout=PIPE,
            env=environment(self.folder),
            start_new_session=True,  # Ctrl-C in the terminal should reach only the program
        )
        self._received: SimpleQueue[bytes] = SimpleQueue()
        threading.Thread(target=self._listen, daemon=True).start()
        atexit.register(self.close)

    def _listen(self) -> None:
        assert self.process.stdout is not None
        with self.process.stdout as stream:
            while data := os.read(stream.fileno(), CHUNK_BYTES):
                self._received.put(data)
        self._received.put(b"")

    @property
    def is_alive(self) -> bool:
        return self.process.poll() is None

    def send(self, data: bytes) -> None:
        assert self.process.stdin is not None
        with contextlib.suppress(BrokenPipeError):  # `receive` will report that the host is gone
            self.process.stdin.write(data)
            self.process.stdin.flush()

    def receive(self, seconds: float | None) -> bytes:
        end = None if seconds is None else monotonic() + seconds
        while True:
            left = POLL_SECONDS if end is None else min(POLL_SECONDS, end - monotonic())
            try:
                return self._received.get(timeout=max(0.0, left))
            except Empty:
                if end is not None and monotonic() >= end:
                    raise TimeoutError from None

    def status(self) -> int | None:
        """Waits a moment for the exit: the host may only have closed its output."""
        try:
            return self.process.wait(POLL_SECONDS)
        except subprocess.TimeoutExpired:
            return None

    def close(self) -> None:
        atexit.unregister(self.close)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL) if hasattr(os, "killpg") else self.process.kill()
        self.process.wait()
        assert self.process.stdin is not None
        with contextlib.suppress(OSError):  # unsent data
            self.process.stdin.close()
        remove_folder(self.folder)


class AsyncHostProcess:
    """A host for built-in bots."""

    def __init__(self, process: Process) -> None:
        self.process = process

    def send(self, data: bytes) -> None:
        if self.process.stdin is not None and not self.process.stdin.is_closing():
            self.process.stdin.write(data)

    async def receive(self) -> bytes:
        assert self.process.stdout is not None
        try:
            return await self.process.stdout.read(CHUNK_BYTES)
        except ConnectionError:
            return b""

    def kill(self) -> None:
        if self.process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()

    async def close(self) -> None:
        """Kill the process. That is safe: compiled code is written to disk in complete files only."""
        self.kill()
        try:
            await self.process.wait()
        except asyncio.CancelledError:
            await self.process.wait()
            raise


async def start_host(compiled: bool) -> AsyncHostProcess:
    """A host with compiled rules, or with interpreted rules, which starts faster."""
    return AsyncHostProcess(await _start(command(HOST), compiled, stdout=PIPE))


async def run_to_end(module: str, *arguments: str) -> None:
    """Run a module with compiled rules in a child process, until it ends."""
    process = AsyncHostProcess(await _start(command(module, *arguments), compiled=True))
    try:
        await process.process.wait()
    finally:
        await process.close()


async def _start(command: Sequence[str], compiled: bool, stdout: int | None = None) -> Process:
    return await asyncio.create_subprocess_exec(
        *command,
        stdin=PIPE,
        stdout=stdout,
        env=os.environ | one_thread() | {"PALAIS_JIT": str(int(compiled))},
        start_new_session=True,  # Ctrl-C in the terminal should reach only the server
    )
