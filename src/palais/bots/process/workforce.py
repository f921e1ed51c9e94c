"""The processes of a pool: starts and warms them up, and selects one for each question.

Bots are compiled once per machine, by a process that then exits and so frees the compiler's memory (`compile_ahead`); the
workers load the result from the cache.
A stand-by with interpreted rules is available at once. It plays the levels without lookahead at full strength and weaker
substitutes for the others, until the workers are warm and while one is being replaced.
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

START_SECONDS: Final = 2.0  # that a table waits after the start for a compiled bot to load, instead of taking its interim


StartHost = Callable[[bool], Awaitable[AsyncHostTransport]]  # True: with compiled rules


class Workforce:
    """The workers and one stand-by. Each plays every game."""

    def __init__(self, number: int, games: Sequence[str], start: StartHost, compiles_here: bool = True) -> None:
        self.games = games
        self._compiles_here = compiles_here  # False: the workers are on other machines and compile there
        self.standby = Worker(partial(start, False))
        self.workers = [Worker(partial(start, True)) for _ in range(number)]
        self.start_seconds = START_SECONDS
        self._compiled: set[str] = set()
        self._tasks: list[asyncio.Task[None]] = []
        self._patient_until = 0.0

    async def open(self, on_ready: Callable[[], None]) -> None:
        """Start all processes; `on_ready` is called when the first worker has warmed up all bots of all games."""
        self._patient_until = asyncio.get_running_loop().time() + self.start_seconds
        self._compiled = {game_id for game_id in self.games if done_file(game_id, codes(game_id)).exists()}
        self._tasks = [asyncio.create_task(self.standby.keep_running()), asyncio.create_task(self._start_workers(on_ready))]

    async def close(self) -> None:
        """Stop all processes."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _start_workers(self, on_ready: Callable[[], None]) -> None:
        """The first worker warms up game after game, compiled ones first; then the others start and load from the cache."""
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
        """Compile the bots of a game, if this is the first start on this machine. If that fails, the workers compile them."""
        if self._compiles_here and game_id not in self._compiled:
            log.info("compiling the bots of %s, once for this machine", game_id)
            with contextlib.suppress(OSError):
                await run_to_end("palais.bots.process.compile_ahead", game_id, *codes(game_id))

    def is_warm(self, bot: GameBot) -> bool:
        return any(bot in worker.warm for worker in self.workers)

    async def find(self, key: str, bot: GameBot) -> Worker:
        """The worker for this key. Waits briefly for a bot with an interim while the workers load it."""
        game_id, code = bot
        if self.workers and not self.is_warm(bot) and game_id in self._compiled and code in kit(game_id).levels.interim:
            wait = self._patient_until - asyncio.get_running_loop().time()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.workers[0].wait_until_warm(bot), max(0.0, wait))
        warm = [worker for worker in self.workers if bot in worker.warm and not worker.late]
        return warm[zlib.crc32(key.encode()) % len(warm)] if warm else self.standby


def bots_of(game_id: str) -> list[GameBot]:
    return [(game_id, code) for code in codes(game_id)]
