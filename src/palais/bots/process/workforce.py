"""The processes behind a pool: how they are started and warmed up, and which of them answers for a bot.

Bots are compiled once for each machine, by a process that then ends and takes the compiler's memory with it (`compile_ahead`);
the workers load what it has left on disk.
Beside them runs a stand-by with interpreted rules, which is there at once: it plays the levels that need no look ahead as
a worker would, and the others as well as it can, until the workers are warm and whenever one has to be replaced.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import zlib
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Final

from palais.bots.process.async_client import AsyncHostTransport
from palais.bots.process.compile_ahead import done_file
from palais.bots.process.subprocesses import run_to_end
from palais.bots.process.worker import GameBot, Worker
from palais.bots.registry import codes
from palais.core.kit import kit

log = logging.getLogger("palais.bots")

START_SECONDS: Final = 2.0  # that a table waits after the start for a bot with an interim, if it only has to be loaded


StartHost = Callable[[bool], Awaitable[AsyncHostTransport]]  # with compiled rules or without


class Workforce:
    """Some workers and one stand-by. Any of them can be asked about any game."""

    def __init__(self, number: int, games: Sequence[str], start: StartHost) -> None:
        self.games = games
        self.standby = Worker(partial(start, False))
        self.workers = [Worker(partial(start, True)) for _ in range(number)]
        self.start_seconds = START_SECONDS
        self._compiled: set[str] = set()
        self._tasks: list[asyncio.Task[None]] = []
        self._patient_until = 0.0

    async def open(self, on_ready: Callable[[], None]) -> None:
        """Start everybody; `on_ready` is called when the first worker has warmed up all bots of all games."""
        self._patient_until = asyncio.get_running_loop().time() + self.start_seconds
        self._compiled = {game_id for game_id in self.games if done_file(game_id, codes(game_id)).exists()}
        self._tasks = [asyncio.create_task(self.standby.keep_running()), asyncio.create_task(self._start_workers(on_ready))]

    async def close(self) -> None:
        """End every process."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _start_workers(self, on_ready: Callable[[], None]) -> None:
        """Game after game, those first that only have to be loaded. The others find it all on the disk."""
        if not self.workers:
            return
        first, *others = self.workers
        started = None
        async with asyncio.TaskGroup() as group:
            for game_id in sorted(self.games, key=lambda game_id: game_id not in self._compiled):
                await self._compile(game_id)
                await first.add(bots_of(game_id))
                if not started:
                    started = group.create_task(first.keep_running())
                await first.wait_until_warm()
            on_ready()
            for worker in others:
                await worker.add([bot for game_id in self.games for bot in bots_of(game_id)])
                group.create_task(worker.keep_running())

    async def _compile(self, game_id: str) -> None:
        """Have the bots of a game compiled, if this is the first start on this machine. If that fails the workers do it."""
        if game_id not in self._compiled:
            log.info("compiling the bots of %s, once for this machine", game_id)
            with contextlib.suppress(OSError):
                await run_to_end("palais.bots.process.compile_ahead", game_id, *codes(game_id))

    def is_warm(self, bot: GameBot) -> bool:
        return any(bot in worker.warm for worker in self.workers)

    async def find(self, key: str, bot: GameBot) -> Worker:
        """The worker of this key. A bot with an interim is worth a little waiting while the workers load it."""
        game_id, code = bot
        if self.workers and not self.is_warm(bot) and game_id in self._compiled and code in kit(game_id).levels.interim:
            wait = self._patient_until - asyncio.get_running_loop().time()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.workers[0].wait_until_warm(bot), max(0.0, wait))
        warm = [worker for worker in self.workers if bot in worker.warm and not worker.late]
        return warm[zlib.crc32(key.encode()) % len(warm)] if warm else self.standby


def bots_of(game_id: str) -> list[GameBot]:
    return [(game_id, code) for code in codes(game_id)]
