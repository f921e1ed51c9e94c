"""Locks that end with whoever holds them: on a file beside SQLite's own, or of a session of PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from contextlib import AsyncExitStack, ExitStack, closing
from typing import Any, Final, Protocol

from sqlalchemy import text
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from palais.store.connect import cannot_be_opened, check_file
from palais.store.errors import StoreError

SERVER_LOCK_ID: Final = 1683  # any number that all servers on one PostgreSQL agree on
LOCK_FILE_SUFFIX: Final = "-server"  # the file beside SQLite's own: palais.db-server
# A machine that is gone without a word is noticed by the database within half a minute, and its lock with it.
KEEPALIVE: Final = {"tcp_keepalives_idle": "10", "tcp_keepalives_interval": "5", "tcp_keepalives_count": "3"}
TIMEOUT_SECONDS: Final = 5.0  # for a session to show that it is there


class Lock(Protocol):
    """Taken by one process at a time."""

    async def take(self) -> bool:
        """Whether it is ours now; it was not before. A StoreError if nobody can tell."""

    async def is_held(self) -> bool:
        """Whether it is still ours."""

    async def wait_for_trouble(self, seconds: float) -> None:
        """Until something seems to have happened to it, or the time is up."""

    async def release(self) -> None: ...


class FileLock:
    """SQLite's own locks on a file of their own: they work on every system, and leave the database to everyone else."""

    def __init__(self, url: URL) -> None:
        self._url, self._path = url, f"{url.database}{LOCK_FILE_SUFFIX}"
        self._held = ExitStack()
        self._file: tuple[int, int] | None = None

    async def take(self) -> bool:
        check_file(self._url)
        await self.release()
        with ExitStack() as stack:
            try:
                file = stack.enter_context(closing(sqlite3.connect(self._path, timeout=0)))
                file.execute("BEGIN EXCLUSIVE")
            except sqlite3.Error as error:
                if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                    return False
                raise StoreError(f"no file can be made beside the database ({error}); name another database") from None
            self._file = self._identity()
            self._held = stack.pop_all()
        return True

    async def is_held(self) -> bool:
        """A lock on a file that was deleted, or put aside, keeps nobody out."""
        return self._file is not None and self._file == self._identity()

    async def wait_for_trouble(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    async def release(self) -> None:
        self._file = None
        self._held.close()

    def _identity(self) -> tuple[int, int] | None:
        try:
            found = os.stat(self._path)
        except OSError:
            return None
        return found.st_dev, found.st_ino


class SessionLock:
    """PostgreSQL: the lock of a connection that does nothing else. It is held exactly as long as its session lives."""

    def __init__(self, url: URL) -> None:
        self._url = url
        self._held = AsyncExitStack()
        self._connection: AsyncConnection | None = None
        self._ended = asyncio.Event()

    async def take(self) -> bool:
        await self.release()
        engine = create_async_engine(self._url, isolation_level="AUTOCOMMIT", connect_args={"server_settings": KEEPALIVE})
        async with AsyncExitStack() as stack:
            stack.push_async_callback(engine.dispose)
            try:
                async with asyncio.timeout(TIMEOUT_SECONDS):
                    connection = await stack.enter_async_context(engine.connect())
                    found = await connection.execute(text(f"SELECT pg_try_advisory_lock({SERVER_LOCK_ID})"))
                    driver: Any = (await connection.get_raw_connection()).driver_connection
            except (SQLAlchemyError, OSError) as error:  # a TimeoutError is an OSError
                raise cannot_be_opened(self._url, error) from None
            if not found.scalar():
                return False
            self._ended = ended = asyncio.Event()
            driver.add_termination_listener(lambda _: ended.set())
            self._connection, self._held = connection, stack.pop_all()
        return True

    async def is_held(self) -> bool:
        """Asked of the session itself."""
        if self._connection is None or self._ended.is_set():
            return False
        try:
            async with asyncio.timeout(TIMEOUT_SECONDS):
                await self._connection.execute(text("SELECT 1"))
        except (SQLAlchemyError, OSError):
            return False
        return True

    async def wait_for_trouble(self, seconds: float) -> None:
        try:
            async with asyncio.timeout(seconds):
                await self._ended.wait()
        except TimeoutError:
            pass

    async def release(self) -> None:
        """Also of a session that is gone: then there is nobody to say goodbye to."""
        held, self._held, self._connection = self._held, AsyncExitStack(), None
        try:
            async with asyncio.timeout(TIMEOUT_SECONDS):
                await held.aclose()
        except (SQLAlchemyError, OSError):
            pass
