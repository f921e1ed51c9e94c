"""One server per database, or several that share it: with two that do not know of each other, people at the same table would
not see each other's moves.

The claim is a lock that ends with its holder, even if that is killed: a file lock beside an SQLite database, a session lock in
PostgreSQL. It can be lost while the holder lives, when PostgreSQL restarts or the file is deleted. The server then takes it
again before it writes anything; if another server keeps it, `lost` is set and this server must stop.
"""

from __future__ import annotations

import asyncio
import logging
from time import monotonic
from typing import Final

from sqlalchemy.ext.asyncio import AsyncEngine

from palais.store.errors import StoreError
from palais.store.locks import FileLock, Lock, SessionLock

log = logging.getLogger(__name__)

TAKE_ATTEMPTS: Final = 10  # a server that just stopped may still be closing its files
RETRY_SECONDS: Final = 0.2
CHECK_SECONDS: Final = 5.0  # while nothing is written
# PostgreSQL may keep the lock of a dead connection for half a minute; after this it must be another server's.
GIVE_UP_SECONDS: Final = 60.0


NOT_SHARED: Final = "it was started without --shared: stop it and start it with --shared, too"


class Claim:
    """Call `take` before reading anything. `release`, or the end of the process, gives it back."""

    def __init__(self, engine: AsyncEngine, give_up: float = GIVE_UP_SECONDS, is_shared: bool = False) -> None:
        self._name = engine.url.render_as_string()
        self._lock = _lock_for(engine, is_shared)
        self._advice = NOT_SHARED if is_shared else "stop it, or name another database"
        self._give_up = give_up
        self._turn = asyncio.Lock()
        self._watch: asyncio.Task[None] | None = None
        self._refused_since: float | None = None  # while another session holds the lock
        self.lost = asyncio.Event()

    async def take(self) -> None:
        """Raises StoreError if another server holds it."""
        for _ in range(TAKE_ATTEMPTS):
            if await self._lock.take():
                self._watch = asyncio.create_task(self._keep(self._lock))
                return
            await asyncio.sleep(RETRY_SECONDS)
        raise StoreError(f"another server uses the database {self._name}; {self._advice}")

    async def release(self) -> None:
        if self._watch is not None:
            self._watch.cancel()
            await asyncio.gather(self._watch, return_exceptions=True)
            self._watch = None
        await self._lock.release()

    async def ensure(self) -> None:
        """Call before every write: take the claim again if it was lost. Raises StoreError if that fails."""
        if self._watch is None:
            return  # never taken: a reader of the database, not a server
        async with self._turn:
            if self.lost.is_set() or not await self._lock.is_held():
                await self._take_again(self._lock)

    async def _take_again(self, lock: Lock) -> None:
        if self.lost.is_set() or not await lock.take():
            self._note_refusal()
            raise StoreError(f"another server uses the database {self._name}; this one no longer writes to it")
        self._refused_since = None
        log.warning("lost the claim on the database %s and took it again", self._name)

    def _note_refusal(self) -> None:
        if self._refused_since is None:
            self._refused_since = monotonic()
            log.error("another server has claimed the database %s; writing is suspended", self._name)
        if monotonic() - self._refused_since >= self._give_up and not self.lost.is_set():
            log.error("another server keeps the database %s; giving up", self._name)
            self.lost.set()

    async def _keep(self, lock: Lock) -> None:
        """Take a lost claim again at once, even while idle: a second server must not find the database free."""
        is_away = False
        while not self.lost.is_set():
            try:
                await self.ensure()
            except StoreError as error:
                if not is_away:
                    log.error("%s", error)
                is_away = True
                await asyncio.sleep(RETRY_SECONDS)
            else:
                is_away = False
                await lock.wait_for_trouble(CHECK_SECONDS)


def _lock_for(engine: AsyncEngine, is_shared: bool) -> Lock:
    return FileLock(engine.url) if engine.dialect.name == "sqlite" else SessionLock(engine.url, is_shared)
