"""A bot host asked from an event loop: an answer that comes late is not waited for, but the host may finish its thought."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Protocol

from palais.bots.process.conversation import Conversation, HostLate, HostLost
from palais.bots.process.framing import Garbled
from palais.bots.process.messages import Answer, Question


class AsyncHostTransport(Protocol):
    """How bytes get to a host and back: over the pipes of a process (`subprocesses.AsyncHostProcess`), or in a test by a fake."""

    def send(self, data: bytes) -> None:
        """Write. What can no longer be written is lost without an error."""

    async def receive(self) -> bytes:
        """The next bytes; none once the host is gone."""

    def kill(self) -> None:
        """End the host, whatever it is doing; `receive` will notice."""

    async def close(self) -> None:
        """End the host and wait until it is gone."""


class AsyncHostClient:
    """One host from its start to its end. While it is `late` with an answer it is better not asked."""

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
        """Until it has answered what nobody waits for any more, or has ended."""
        await self._on_time.wait()

    async def listen(self) -> None:
        """Take answers until the host ends. It is ended if it writes nonsense."""
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
        """Wait so many seconds for the answer. A host that takes longer is ended, at once or after `patience` more seconds, in
        which nobody waits for it. Raises HostLost, or HostLate while it may still answer.
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
        """The bots of this key will not be asked again."""
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
