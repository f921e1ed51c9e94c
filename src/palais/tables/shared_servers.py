"""Servers that share a PostgreSQL database: they tell each other what happens, and one keeps each table.

The database is the truth, and every write must know a table's revision; so nothing here can do harm, only delay. A table's
keeper plays its bots and watches its clocks: whoever wrote last, or takes it over when that server has stopped.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final

from palais.store.errors import StoreError
from palais.store.line import MAX_BYTES, Line
from palais.store.rows import Change, TableRow
from palais.store.servers import Servers
from palais.tables.news import Bye, Changed, Hello, News, Present, Touched, decoder, encode
from palais.tables.others import Alone, Elsewhere
from palais.tables.presence import Presence
from palais.tables.refusals import Refusal

if TYPE_CHECKING:
    from palais.tables.registry import TableRegistry
    from palais.tables.table.table import Table

logger = logging.getLogger(__name__)

LOOK_SECONDS: Final = 1.0  # between two looks for tables without a keeper
COMPARE_EVERY: Final = 5  # looks, between two comparisons of what is in memory with the database


class SharedServers(Alone):
    """One of several servers."""

    is_shared = True

    def __init__(self, line: Line) -> None:
        self._line, self._servers, self.name = line, Servers(line), line.server
        self._presence = Presence()
        self._living: set[str] = {line.server}
        self._look_now = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._watch: asyncio.Task[None] | None = None

    @property
    def is_up(self) -> bool:
        return self._line.is_up

    def now(self) -> float:
        """The database's time."""
        return time.time() + self._line.offset

    async def open(self, registry: TableRegistry) -> None:
        self._registry = registry
        await self._line.open(self._hear, self._come_back, self._step_down)
        self._watch = asyncio.create_task(self._look_for_ever())

    async def close(self) -> None:
        """Free the tables and say goodbye, so that others need not wait for this server's silence."""
        for task in (self._watch, *self._tasks):
            if task is not None:
                task.cancel()
        try:
            await self._servers.leave()
            self._say(Bye(self._line.server))
            await self._line.tell_all()
        except StoreError as error:
            logger.warning("could not say goodbye: %s", error)
        await self._line.close()

    # ---- telling ----

    def _say(self, news: News) -> None:
        self._line.tell(encode(news).decode())

    def tell(self, change: Change) -> None:
        text = encode(Changed(self._line.server, change))
        if len(text) <= MAX_BYTES:
            self._line.tell(text.decode())
        else:
            self.touch(change.table.id, change.table.revision)

    def touch(self, id: str, revision: int) -> None:
        self._say(Touched(self._line.server, id, revision))

    def tell_present(self, table: Table) -> None:
        self._say(Present(self._line.server, table.id, table.state.viewers.taken, table.state.viewers.spectators))

    def _tell_all_present(self) -> None:
        for table in self._registry:
            if table.state.viewers:
                self.tell_present(table)

    # ---- hearing ----

    def _hear(self, text: str) -> None:
        news = decoder.decode(text)
        if news.server == self._line.server:
            return
        if isinstance(news, Changed):
            self._hear_change(news.change)
        elif isinstance(news, Touched):
            self._with_table(news.table, lambda table: table.catch_up_to(news.revision))
        elif isinstance(news, Present):
            self._presence.note(news)
            self._show_presence(news.table)
        elif isinstance(news, Hello):
            self._tell_all_present()
        else:
            self._part_from(self._living & {news.server})
            self._look_now.set()

    def _hear_change(self, change: Change) -> None:
        self._with_table(change.table.id, lambda table: table.hear(change))
        if change.table.status == "closed":
            for table in [table for table in self._registry if table.row.rematch == change.table.id]:
                self._start(table.catch_up())

    def _with_table(self, id: str, work: Any) -> None:
        table = self._registry.in_memory(id)
        if table is not None:
            self._start(work(table))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._try(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _try(self, work: Coroutine[Any, Any, None]) -> None:
        """What fails now is found by the next comparison."""
        try:
            await work
        except (StoreError, Refusal) as error:
            logger.warning("could not catch up: %s", error)

    # ---- presence ----

    def elsewhere(self, id: str) -> Elsewhere:
        return self._presence.of(id)

    def _show_presence(self, id: str) -> None:
        table = self._registry.in_memory(id)
        if table is not None:
            table.announce()

    def _part_from(self, servers: set[str]) -> None:
        self._living -= servers
        for id in self._presence.drop(servers):
            self._show_presence(id)

    # ---- keeping ----

    def keeps(self, row: TableRow) -> bool:
        return row.keeper == self._line.server and self.is_up

    def is_free(self, row: TableRow) -> bool:
        return row.keeper not in self._living

    async def refresh(self, table: Table) -> None:
        found = await self._servers.revisions([table.id])
        await table.catch_up_to(found.get(table.id, 0))

    async def _look_for_ever(self) -> None:
        looks = 0
        while True:
            try:
                async with asyncio.timeout(LOOK_SECONDS):
                    await self._look_now.wait()
            except TimeoutError:
                looks += 1
            self._look_now.clear()
            if self.is_up:
                await self._try(self._look(looks % COMPARE_EVERY == 0))

    async def _look(self, compare: bool) -> None:
        """Take over the tables of servers that have stopped."""
        for id, revision in await self._servers.bury():
            self.touch(id, revision)
            self._with_table(id, lambda table, revision=revision: table.catch_up_to(revision))
        living = await self._servers.living()
        self._part_from(self._living - living)
        self._living = living | {self._line.server}
        for id in await self._servers.orphans():
            self._start(self._take_over(id))
        if compare:
            await self._compare()

    async def _take_over(self, id: str) -> None:
        table = await self._registry.get(id)
        await table.take_over()

    async def _compare(self) -> None:
        tables = {table.id: table for table in self._registry}
        for id, revision in (await self._servers.revisions(list(tables))).items():
            await tables[id].catch_up_to(revision)

    async def _come_back(self) -> None:
        """After each connection: what was told meanwhile was not heard."""
        self._say(Hello(self._line.server))
        self._tell_all_present()
        await self._compare()

    async def _step_down(self) -> None:
        """Nobody may be served from what this server remembers."""
        self._start(self._registry.drop_all())
