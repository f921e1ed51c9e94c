"""One worker of the pool: a bot host that is started, warmed up, asked by one after the other, and replaced when it is lost."""

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

FIRST_PAUSE_SECONDS: Final = 0.2  # before a lost host is replaced; longer each time it is lost soon again
MAX_PAUSE_SECONDS: Final = 30.0
STEADY_SECONDS: Final = 60.0  # of life after which a loss counts as the first

GameBot = tuple[str, str]  # the id of a game and the code of a bot


class Worker:
    """`warm` are the bots that answer at once."""

    def __init__(self, start: Callable[[], Awaitable[AsyncHostTransport]], bots: Sequence[GameBot] = ()) -> None:
        self.warm: set[GameBot] = set()
        self.waiting = 0  # questions that wait for their turn
        self._start = start
        self._bots = list(bots)
        self._tried = 0  # bots of the list that this host has warmed up, or failed to
        self._is_warming = False
        self._client: AsyncHostClient | None = None
        self._running = asyncio.Event()
        self._turn = asyncio.Lock()
        self._changed = asyncio.Condition()

    @property
    def late(self) -> bool:
        """Whether it still thinks about a question that nobody waits for any more."""
        return self._client is not None and self._client.late

    # ---- what it is warmed up for ----

    async def add(self, bots: Sequence[GameBot]) -> None:
        """Bots to warm up, now and whenever the host is replaced."""
        async with self._changed:
            self._bots += bots
            self._changed.notify_all()

    async def wait_until_warm(self, bot: GameBot | None = None) -> None:
        """For one bot, or until all have been warmed up."""
        async with self._changed:
            await self._changed.wait_for(lambda: bot in self.warm if bot else self._tried == len(self._bots))

    async def _warm_up(self, client: AsyncHostClient) -> None:
        """One bot after the other. Questions about those that are warm come in between."""
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

    # ---- its life ----

    async def keep_running(self) -> None:
        """Start a host again whenever one ends, until this is cancelled."""
        pause, now = FIRST_PAUSE_SECONDS, asyncio.get_running_loop().time
        while True:
            began = now()
            with contextlib.suppress(OSError):  # no room for one more process just now
                await self._run_once()
            if now() - began > STEADY_SECONDS:
                pause = FIRST_PAUSE_SECONDS
            await asyncio.sleep(pause)
            pause = min(2 * pause, MAX_PAUSE_SECONDS)

    async def _run_once(self) -> None:
        """One host from its start to its end."""
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

    # ---- what it is asked ----

    async def ask(self, question: Callable[[], Question], limit: float, patience: float = 0.0) -> Answer:
        """Wait for its turn and for a host, then ask. The question is made when it is asked, and so knows who still waits.

        Raises HostLost, or HostLate as AsyncHostClient.ask does.
        """
        await self._wait_for_turn(limit)
        try:
            client = await self._running_client(limit)
            return await client.ask(question(), limit, patience)
        except HostLate:
            raise
        except HostLost:
            self._running.clear()  # whoever asks next waits for its successor
            raise
        finally:
            self._turn.release()

    async def _wait_for_turn(self, limit: float) -> None:
        """For as long as others are asked; but a bot that is being warmed up may be compiling."""
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
        """The bots of this key will not be asked again."""
        if self._client is not None:
            self._client.forget(key)
