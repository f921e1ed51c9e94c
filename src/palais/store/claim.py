"""One server for one database: people at the same table would not see each other's moves if there were two.

The claim is held by the system (SQLite: a lock on a file beside the database) or by the database (PostgreSQL: a lock of a
connection), so that it ends with its holder, however that ends.
"""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import AsyncExitStack, ExitStack, closing
from typing import Final

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from palais.store.connect import cannot_be_opened, check_file
from palais.store.errors import StoreError

SERVER_LOCK: Final = 1683  # any number that all servers on one PostgreSQL agree on
TRIES: Final = 10  # whoever held it until a moment ago may still be closing its files
PAUSE: Final = 0.2
BESIDE: Final = "-server"  # the file beside SQLite's own: palais.db-server
# A machine that is gone without a word is noticed by the database within half a minute, and its lock with it.
KEEPALIVE: Final = {"tcp_keepalives_idle": "10", "tcp_keepalives_interval": "5", "tcp_keepalives_count": "3"}


class Claim:
    """`take` it before anything is read; it is given back by `release`, or by the end of this process."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._held = AsyncExitStack()

    async def take(self) -> None:
        """A StoreError if another server has it."""
        is_file = self._engine.dialect.name == "sqlite"
        if is_file and self._engine.url.database in (None, "", ":memory:"):
            return
        for _ in range(TRIES):
            if self._lock_file() if is_file else await self._lock_database():
                return
            await asyncio.sleep(PAUSE)
        name = self._engine.url.render_as_string()
        raise StoreError(f"another server uses the database {name}; stop it, or name another database")

    async def release(self) -> None:
        await self._held.aclose()

    def _lock_file(self) -> bool:
        """SQLite's own locks on a file of their own: they work on every system, and leave the database to everyone else."""
        check_file(self._engine.url)
        with ExitStack() as stack:
            try:
                file = stack.enter_context(closing(sqlite3.connect(f"{self._engine.url.database}{BESIDE}", timeout=0)))
                file.execute("BEGIN EXCLUSIVE")
            except sqlite3.Error as error:
                if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                    return False
                raise StoreError(f"no file can be made beside the database ({error}); name another database") from None
            self._held.push(stack.pop_all())
        return True

    async def _lock_database(self) -> bool:
        """The lock of a connection that does nothing else."""
        engine = create_async_engine(self._engine.url, isolation_level="AUTOCOMMIT", connect_args={"server_settings": KEEPALIVE})
        async with AsyncExitStack() as stack:
            stack.push_async_callback(engine.dispose)
            try:
                connection = await stack.enter_async_context(engine.connect())
                found = await connection.execute(text(f"SELECT pg_try_advisory_lock({SERVER_LOCK})"))
            except (SQLAlchemyError, OSError) as error:
                raise cannot_be_opened(self._engine.url, error) from None
            if not found.scalar():
                return False
            self._held.push_async_exit(stack.pop_all())
        return True
