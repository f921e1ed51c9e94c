"""The tables in memory: loaded from the store on demand, dropped when idle."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Callable, Iterator, Mapping, Sequence

from palais.core.contract import Game
from palais.store.errors import StoreError
from palais.store.rows import Loaded
from palais.store.store import Store
from palais.tables.bot_pool import BotPool
from palais.tables.context import TableContext
from palais.tables.keys import Keys
from palais.tables.others import Alone
from palais.tables.refusals import Refusal
from palais.tables.table.table import Table
from palais.tables.timings import Timings

logger = logging.getLogger(__name__)

SWEEP_SECONDS = 30.0
IDLE_SECONDS = 120.0
ID = re.compile(r"[A-Za-z0-9_-]{1,32}")


def is_id(text: str) -> bool:
    """Whether this could be the id of a table."""
    return ID.fullmatch(text) is not None


class TableRegistry:
    """Tables by id. What guests may do is in service.py."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, Game],
        bots: BotPool,
        now: Callable[[], float] = time.time,
        others: Alone | None = None,
        older: Mapping[tuple[str, int], Game] | None = None,
    ) -> None:
        self.store, self.games, self.bots, self.now = store, games, bots, now
        self.others, self.older = others or Alone(), older or {}
        self.timings = Timings()
        self._tables: dict[str, Table] = {}
        self._loads: dict[str, asyncio.Task[Table]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Open the store, and resume games in which a bot or a live clock is due."""
        await self.store.open()
        self.keys = Keys(await self.store.secret())
        self._context = TableContext(self.store, self.bots, self.keys, self.now, self.timings, self.others)
        await self.others.open(self)
        if not self.others.is_shared:  # otherwise somebody may be playing
            await self.store.go_on(self.now())
            self._tasks.append(asyncio.create_task(self._resume()))
        self.bots.on_ready(self._announce_bots_ready)
        self._tasks.append(asyncio.create_task(self._sweep_for_ever()))

    async def close(self) -> None:
        """Stop bots and clocks, and close the store. Everything acknowledged is stored."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, *self._loads.values(), return_exceptions=True)
        await self.drop_all()
        await self.others.close()
        await self.store.close()

    async def drop_all(self) -> None:
        """Drop all tables from memory, and hang up on their viewers."""
        tables, self._tables = list(self._tables.values()), {}
        for table in tables:
            table.hang_up()
        for table in tables:
            await table.close()

    def __len__(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    def __iter__(self) -> Iterator[Table]:
        return iter(self._tables.values())

    def in_memory(self, id: str) -> Table | None:
        return self._tables.get(id)

    def _announce_bots_ready(self) -> None:
        for table in self._tables.values():
            table.announce()

    # ---- finding tables ----

    async def get(self, id: str) -> Table:
        if not self.others.is_up:
            raise StoreError("this server has lost its database")
        if id in self._tables:
            self._tables[id].touch()
            await self.others.refresh(self._tables[id])
            return self._tables[id]
        if not is_id(id):
            raise Refusal("no-such-table")
        if id not in self._loads:
            self._loads[id] = asyncio.create_task(self._load(id))
            self._loads[id].add_done_callback(lambda _: self._loads.pop(id, None))
        return await asyncio.shield(self._loads[id])

    async def finished(self, id: str) -> Table:
        """A table whose game is over."""
        table = await self.get(id)
        if table.row.status != "over":
            raise Refusal("not-finished")
        return table

    async def _load(self, id: str) -> Table:
        loaded = await self.store.load(id)
        if loaded is None:
            raise Refusal("no-such-table")
        return await self.put(loaded)

    async def put(self, loaded: Loaded) -> Table:
        """Create a table from its rows and keep it in memory. It is played with the rules it was begun with, if there are any."""
        row, today = loaded.table, self.game(loaded.table.game)
        game = today if row.rules_version == today.rules_version else self.older.get((row.game, row.rules_version), today)
        table = await Table.from_store(self._context, game, loaded, has_bots=game is today)
        self._tables[table.id] = table
        return table

    def game(self, id: str) -> Game:
        if id not in self.games:
            raise Refusal("no-such-game")
        return self.games[id]

    async def _resume(self) -> None:
        """Resume games that continue without people."""
        try:
            await self._wake([*await self.store.running(), *await self.store.due(self.now())])
        except StoreError:
            logger.exception("the store does not answer; games will resume when somebody opens them")

    async def _wake(self, ids: Sequence[str]) -> None:
        for id in ids:
            try:
                (await self.get(id)).resume()
            except Refusal as refusal:
                logger.warning("table %s cannot be resumed: %s", id, refusal)

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                await self.sweep()
            except StoreError:
                logger.exception("the store does not answer; retrying")

    async def sweep(self, idle: float = IDLE_SECONDS) -> None:
        """Drop idle tables, and wake those whose deadline has passed."""
        for id, table in list(self._tables.items()):
            if table.is_idle(idle):
                del self._tables[id]
                await table.close()
        if not self.others.is_shared:
            await self._wake(await self.store.due(self.now()))
