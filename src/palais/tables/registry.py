"""The tables of a server in memory: found, read from the store, and forgotten when nobody looks."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence

from palais.core.contract import Game
from palais.store.errors import StoreError
from palais.store.rows import Loaded
from palais.store.store import Store
from palais.tables.bot_pool import Thinker
from palais.tables.context import Means
from palais.tables.history.playback import Reel
from palais.tables.keys import Keys
from palais.tables.refusals import Refusal
from palais.tables.table.table import Table
from palais.tables.timings import Spent

logger = logging.getLogger(__name__)

SWEEP_EVERY = 30.0
IDLE = 120.0
ID = re.compile(r"[A-Za-z0-9_-]{1,32}")


def is_id(text: str) -> bool:
    """Whether a table could have this id at all."""
    return ID.fullmatch(text) is not None


class Hall:
    """Tables by their id. What guests may ask for is in house.py."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, Game],
        thinker: Thinker,
        now: Callable[[], float] = time.time,
        stand_in: str = WITHOUT_LOOKING,
    ) -> None:
        self._store, self._games, self._thinker, self._now, self._stand_in = store, games, thinker, now, stand_in
        self.spent = Spent()
        self._tables: dict[str, Table] = {}
        self._reels: OrderedDict[str, Reel] = OrderedDict()
        self._loads: dict[str, asyncio.Task[Table]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Migrate and read the store; games in which a bot or a live clock is due go on."""
        await self._store.open()
        self._keys = Keys(await self._store.secret())
        self._means = Means(self._store, self._thinker, self._keys, self._now, self._stand_in, self.spent)
        self._thinker.on_ready(self._tell_ready)
        self._tasks = [asyncio.create_task(self._resume()), asyncio.create_task(self._sweep_for_ever())]

    async def close(self) -> None:
        """Stop bots and clocks and close the store; everything that was acknowledged is in it."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, *self._loads.values(), return_exceptions=True)
        for table in list(self._tables.values()):
            await table.close()
        self._tables.clear()
        await self._store.close()

    def secret(self, purpose: str) -> bytes:
        """A secret of this house for one purpose (such as signing cookies), the same after a restart."""
        return self._keys.of(purpose)

    async def probe(self) -> None:
        """A StoreError if the store would not take a move now."""
        await self._store.probe()

    @property
    def games(self) -> Mapping[str, Game]:
        """What is played here, by its id."""
        return self._games

    @property
    def loaded(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    def _tell_ready(self) -> None:
        for table in self._tables.values():
            table.tell_bots_are_ready()

    # ---- finding tables ----

    async def get(self, id: str) -> Table:
        if id in self._tables:
            self._tables[id].touch()
            return self._tables[id]
        if not is_id(id):
            raise Refusal("no-such-table")
        if id not in self._loads:
            self._loads[id] = asyncio.create_task(self._load(id))
            self._loads[id].add_done_callback(lambda _: self._loads.pop(id, None))
        return await asyncio.shield(self._loads[id])

    async def _load(self, id: str) -> Table:
        loaded = await self._store.load(id)
        if loaded is None:
            raise Refusal("no-such-table")
        return await self._put(loaded)

    async def _put(self, loaded: Loaded) -> Table:
        table = await Table.from_store(self._means, self._game(loaded.table.game), loaded)
        self._tables[table.id] = table
        return table

    def _game(self, id: str) -> Game:
        if id not in self._games:
            raise Refusal("no-such-game")
        return self._games[id]

    async def _resume(self) -> None:
        """Games that go on by themselves."""
        try:
            await self._wake([*await self._store.running(), *await self._store.due(self._now())])
        except StoreError:
            logger.exception("the store does not answer")

    async def _wake(self, ids: Sequence[str]) -> None:
        for id in ids:
            try:
                (await self.get(id)).go_on()
            except Refusal as refusal:
                logger.warning("%s", refusal)

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            try:
                await self.sweep()
            except StoreError:
                logger.exception("the store does not answer")

    async def sweep(self, idle: float = IDLE) -> None:
        """Forget tables that nobody looks at; wake those whose days are over."""
        for id, table in list(self._tables.items()):
            if table.is_idle(idle):
                del self._tables[id]
                await table.close()
        await self._wake(await self._store.due(self._now()))
