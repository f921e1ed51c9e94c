"""A worker of the pool: a bot host that is started, warmed up, asked one question at a time, and replaced when lost."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from palais.bots.process.async_client import AsyncHostClient, AsyncHostTransport
from palais.bots.process.conversation import HostLate, HostLost
from palais.bots.process.messages import Answer, BotFailed, Question, WarmUp

log = logging.getLogger("palais.bots")

FIRST_PAUSE_SECONDS: Final = 0.2  # before a lost host is replaced; doubled if it is soon lost again
MAX_PAUSE_SECONDS: Final = 30.0
STEADY_SECONDS: Final = 60.0  # of uptime after which the pause starts over

GameBot = tuple[str, str]  # the id of a game and the code of a bot


class Worker:
    """`warm` are the bots that are compiled and loaded."""

    def __init__(self, start: Callable[[], Awaitable[AsyncHostTransport]], bots: Sequence[GameBot] = ()) -> None:
        self.warm: set[GameBot] = set()
        self.waiting = 0  # questions in the queue
        self._start = start
        self._bots = list(bots)
        self._tried = 0  # how many bots of the list this host has tried to warm up
        self._is_warming = False
        self._client: AsyncHostClient | None = None
        self._running = asyncio.Event()
        self._turn = asyncio.Lock()
        self._changed = asyncio.Condition()

    @property
    def late(self) -> bool:
        """Whether the host is still busy with a question that timed out."""
        return self._client is not None and self._client.late

    # ---- warming up ----

    async def add(self, bots: Sequence[GameBot]) -> None:
        """Bots to warm up, now and whenever the host is replaced."""
        async with self._changed:
            self._bots += bots
            self._changed.notify_all()

    async def wait_until_warm(self, bot: GameBot | None = None) -> None:
        """Wait until this bot, or all bots, have been warmed up."""
        async with self._changed:
            await self._changed.wait_for(lambda: bot in self.warm if bot else self._tried == len(self._bots))

    async def _warm_up(self, client: AsyncHostClient) -> None:
        """Warm up one bot after the other. Questions to warm bots are answered in between."""
        while True:
            async with self._changed:
                await self._changed.wait_for(lambda: self._tried < len(self._bots))
            bot = self._bots[self._tried]
            await client.wait_until_on_time()
            async with self._turn:
                self._is_warming = True
                answer = await client.ask(WarmUp(*bot), limit=None)
                self._is_warming = False
            if isinstance(answer, BotFailed):
                log.error("%s of %s cannot be warmed up: %s", bot[1], bot[0], answer.fault)
            else:
                self.warm.add(bot)
            async with self._changed:
                self._tried += 1
                self._changed.notify_all()

    # ---- the host process ----

    async def keep_running(self) -> None:
        """Restart the host whenever it ends, until this task is cancelled."""
        pause, now = FIRST_PAUSE_SECONDS, asyncio.get_running_loop().time
        while True:
            began = now()
            with contextlib.suppress(OSError):  # no more processes allowed at the moment
                await self._run_once()
            if now() - began > STEADY_SECONDS:
                pause = FIRST_PAUSE_SECONDS
            await asyncio.sleep(pause)
            pause = min(2 * pause, MAX_PAUSE_SECONDS)

    async def _run_once(self) -> None:
        """Run one host from start to end."""
        self._client = client = AsyncHostClient(await self._start())
        self._running.set()
        warming = asyncio.create_task(self._warm_up(client))
        try:
            await client.listen()
        finally:
            self._running.clear()
            self._client = None
            self.warm.clear()
            self._tried, self._is_warming = 0, False
            warming.cancel()
            await asyncio.gather(warming, return_exceptions=True)

    # ---- questions ----

    async def ask(self, question: Callable[[], Question], limit: float, patience: float = 0.0) -> Answer:
        """Wait in the queue and for a host, then ask. The question is made last, so that it knows the length of the queue.

        Raises HostLost, or HostLate as AsyncHostClient.ask does.
        """
        await self._wait_for_turn(limit)
        try:
            client = await self._running_client(limit)
            return await client.ask(question(), limit, patience)
        except HostLate:
            raise
        except HostLost:
            self._running.clear()  # the next question waits for the new host
            raise
        finally:
            self._turn.release()

    async def _wait_for_turn(self, limit: float) -> None:
        """Wait while others are asked; while a bot is warmed up, up to `limit` seconds only, because it may be compiling."""
        self.waiting += 1
        try:
            await asyncio.wait_for(self._turn.acquire(), limit if self._is_warming else None)
        except TimeoutError:
            raise HostLate("is still warming up another bot") from None
        finally:
            self.waiting -= 1

    async def _running_client(self, limit: float) -> AsyncHostClient:
        try:
            if not self._running.is_set():
                await asyncio.wait_for(self._running.wait(), limit)
        except TimeoutError:
            raise HostLost(f"was not started in {limit:g} seconds") from None
        if self._client is None:
            raise HostLost("ended its process")
        return self._client

    def forget(self, key: str) -> None:
        """Drop the bots of this key; they will not be asked again."""
        if self._client is not None:
            self._client.forget(key)
