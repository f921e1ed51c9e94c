"""The asynchronous client of a bot host. After a timeout the caller stops waiting, but the host may finish its answer."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Protocol

from palais.bots.process.conversation import Conversation, HostLate, HostLost
from palais.bots.process.framing import Garbled
from palais.bots.process.messages import Answer, Question


class AsyncHostTransport(Protocol):
    """Bytes to and from a host: the pipes of a process (`subprocesses.AsyncHostProcess`), or a fake in tests."""

    def send(self, data: bytes) -> None:
        """Write. Ignores a closed pipe."""

    async def receive(self) -> bytes:
        """The next bytes; empty once the host has ended."""

    def kill(self) -> None:
        """Kill the host; `receive` will then return no bytes."""

    async def close(self) -> None:
        """Kill the host and wait until it has ended."""


class AsyncHostClient:
    """The client of one host process. While it is `late` with an answer, ask another host."""

    def __init__(self, transport: AsyncHostTransport) -> None:
        self.transport = transport
        self._talk = Conversation()
        self._answer: asyncio.Future[Answer] | None = None
        self._give_up: asyncio.TimerHandle | None = None
        self._on_time = asyncio.Event()
        self._on_time.set()

    @property
    def late(self) -> bool:
        return not self._on_time.is_set()

    async def wait_until_on_time(self) -> None:
        """Wait until the host has sent its late answer, or has ended."""
        await self._on_time.wait()

    async def listen(self) -> None:
        """Read answers until the host ends. Kill it if it writes something that is not a message."""
        try:
            with contextlib.suppress(Garbled):
                while data := await self.transport.receive():
                    self._hear(data)
        finally:
            self._be_on_time()
            if self._answer is not None and not self._answer.done():
                self._answer.set_exception(HostLost("ended its process"))
            await self.transport.close()

    async def ask(self, question: Question, limit: float | None, patience: float = 0.0) -> Answer:
        """Wait up to `limit` seconds for the answer. A slower host is killed, at once or after `patience` more seconds.

        Raises HostLost, or HostLate while it may still answer.
        """
        if self.late:
            raise HostLate("has not answered the question before")
        self._answer = asyncio.get_running_loop().create_future()
        self.transport.send(self._talk.ask(question))
        try:
            return await asyncio.wait_for(self._answer, limit)
        except TimeoutError:
            if not patience:
                self.transport.kill()
                raise HostLost(f"did not answer in {limit:g} seconds") from None
            self._on_time.clear()
            self._give_up = asyncio.get_running_loop().call_later(patience, self.transport.kill)
            raise HostLate(f"has not answered in {limit:g} seconds") from None

    def forget(self, key: str) -> None:
        """Drop the bots of this key; they will not be asked again."""
        self.transport.send(self._talk.forget(key))

    def _hear(self, data: bytes) -> None:
        if (answer := self._talk.hear(data)) is None:
            return
        self._be_on_time()
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(answer)

    def _be_on_time(self) -> None:
        self._on_time.set()
        if self._give_up is not None:
            self._give_up.cancel()
