"""Bot hosts on a Ray cluster: each is an actor that reads and writes the same messages as a host process."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any, Final

from palais.bots.process.async_client import AsyncHostTransport
from palais.bots.process.framing import Unpacker, pack
from palais.bots.process.host import BotHost
from palais.bots.process.messages import ForgetBot, read_question
from palais.bots.process.sandbox.folder import one_thread
from palais.bots.process.subprocesses import start_host

HOST_CPUS: Final = 1.0  # a bot computes on one core


class RayHost:
    """The actor. Ray runs its calls one after the other, in the order they were sent."""

    def __init__(self) -> None:
        self._host, self._unpacker = BotHost(), Unpacker()

    def hear(self, data: bytes) -> bytes:
        """Answer the questions in these bytes."""
        answers = []
        for body in self._unpacker.feed(data):
            number, question = read_question(body)
            if isinstance(question, ForgetBot):
                self._host.forget(question.key)
            else:
                answers.append(pack((number, self._host.answer(question))))
        return b"".join(answers)


class RayTransport:
    """The pipe to an actor. When the actor is lost, `receive` returns no bytes, as for a process that has ended."""

    def __init__(self, ray: Any, actor: Any) -> None:
        self._ray, self._actor = ray, actor
        self._received: asyncio.Queue[bytes] = asyncio.Queue()
        self._calls: set[asyncio.Task[None]] = set()

    def send(self, data: bytes) -> None:
        call = asyncio.create_task(self._hear(self._actor.hear.remote(data)))
        self._calls.add(call)
        call.add_done_callback(self._calls.discard)

    async def _hear(self, answer: Any) -> None:
        try:
            data = await answer
        except self._ray.exceptions.RayError:  # the actor, its machine or the whole cluster is gone
            self._received.put_nowait(b"")
        else:
            if data:
                self._received.put_nowait(data)

    async def receive(self) -> bytes:
        return await self._received.get()

    def kill(self) -> None:
        with contextlib.suppress(self._ray.exceptions.RayError):
            self._ray.kill(self._actor)
        self._received.put_nowait(b"")

    async def close(self) -> None:
        self.kill()
        for call in self._calls:
            call.cancel()
        await asyncio.gather(*self._calls, return_exceptions=True)


def hosts_on_cluster(ray: Any, compiled: bool = True) -> Callable[[bool], Awaitable[AsyncHostTransport]]:
    """How a WorkerPool starts its hosts: workers as actors; the stand-by as a process here, for when the cluster is gone."""
    environment = {"env_vars": one_thread() | {"PALAIS_JIT": str(int(compiled))}}
    actor = ray.remote(num_cpus=HOST_CPUS, max_restarts=0, runtime_env=environment)(RayHost)

    async def start(is_worker: bool) -> AsyncHostTransport:
        return RayTransport(ray, actor.remote()) if is_worker else await start_host(False)

    return start
