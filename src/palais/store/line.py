"""A line between the servers that share a PostgreSQL database: LISTEN and NOTIFY, and a beat that says who is alive.

It is a connection of its own. All times are those of the database's clock: `offset` is what this machine's clock lacks.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy.engine import URL

from palais.store.connect import cannot_be_opened, cause_of
from palais.store.errors import StoreError

log = logging.getLogger(__name__)

CHANNEL: Final = "palais"
BEAT_SECONDS: Final = 1.0
ANSWER_SECONDS: Final = 2.0  # for each statement, then the line counts as cut
SILENT_SECONDS: Final = 2.0  # without a beat, before this server steps down
RETRY_SECONDS: Final = 0.2
MAX_BYTES: Final = 7000  # of a notice; PostgreSQL takes less than 8000
BEAT: Final = """
INSERT INTO servers (id, seen) VALUES ($1, extract(epoch FROM clock_timestamp()))
ON CONFLICT (id) DO UPDATE SET seen = excluded.seen RETURNING seen"""
TELL: Final = "SELECT pg_notify($1, notice) FROM unnest($2::text[]) AS notice"
FAILURES: Final = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)


class Line:
    """`hear` gets each notice. `on_up` is awaited after each connection, `on_down` when nothing was heard for too long."""

    def __init__(self, url: URL, server: str) -> None:
        self._url, self.server = url, server
        self._dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._connection: Any = None
        self._turn = asyncio.Lock()  # a connection does one thing at a time
        self._outbox: asyncio.Queue[str] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._beat_at = 0.0
        self.offset = 0.0
        self.is_up = False

    async def open(
        self, hear: Callable[[str], None], on_up: Callable[[], Awaitable[None]], on_down: Callable[[], Awaitable[None]]
    ) -> None:
        """Raises StoreError if the database cannot be reached."""
        self._hear, self._on_up, self._on_down = hear, on_up, on_down
        try:
            await self._connect()
        except FAILURES as error:
            raise cannot_be_opened(self._url, error) from None
        self._task = asyncio.create_task(self._keep())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self.is_up = False
        self._hang_up()

    def tell(self, notice: str) -> None:
        """Send a notice to all servers soon. What is lost with the line, they find out by comparing."""
        if self.is_up:
            self._outbox.put_nowait(notice)

    async def tell_all(self, *first: str) -> None:
        """Send what is waiting, in order."""
        waiting = list(first)
        while not self._outbox.empty():
            waiting.append(self._outbox.get_nowait())
        if waiting:
            await self.fetch(TELL, CHANNEL, waiting)

    async def fetch(self, statement: str, *values: Any) -> Sequence[Any]:
        """Raises StoreError if the line is cut."""
        try:
            async with self._turn:
                if self._connection is None:
                    raise StoreError("the line to the other servers is cut")
                rows: Sequence[Any] = await self._connection.fetch(statement, *values)
                return rows
        except FAILURES as error:
            raise StoreError(f"the database does not answer: {cause_of(error)}") from None

    # ---- the connection ----

    async def _connect(self) -> None:
        connection = await asyncpg.connect(self._dsn, timeout=ANSWER_SECONDS, command_timeout=ANSWER_SECONDS)
        await connection.add_listener(CHANNEL, lambda _connection, _pid, _channel, notice: self._hear(notice))
        self._connection = connection
        await self._beat()
        self.is_up = True
        await self._on_up()

    async def _beat(self) -> None:
        began, at = time.monotonic(), time.time()
        seen = (await self.fetch(BEAT, self.server))[0][0]
        self._beat_at = time.monotonic()
        self.offset = seen - (at + (self._beat_at - began) / 2)

    async def _keep(self) -> None:
        """Beat and send while the line holds, connect again when it does not."""
        while True:
            try:
                if self._connection is None:
                    await self._connect()
                await self._serve()
            except (StoreError, *FAILURES) as error:
                self._hang_up()
                await self._note_silence(error)
                await asyncio.sleep(RETRY_SECONDS)

    async def _serve(self) -> None:
        while True:
            left = self._beat_at + BEAT_SECONDS - time.monotonic()
            if left <= 0:
                await self._beat()
                continue
            try:
                notice = await asyncio.wait_for(self._outbox.get(), left)
            except TimeoutError:
                continue
            await self.tell_all(notice)

    async def _note_silence(self, error: Exception) -> None:
        if self.is_up and time.monotonic() - self._beat_at > SILENT_SECONDS:
            self.is_up = False
            log.error("this server has lost its database and steps down until it is back: %s", cause_of(error))
            await self._on_down()

    def _hang_up(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()
