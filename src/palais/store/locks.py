"""Locks that end with their holder: a file lock beside SQLite's file, or a PostgreSQL session lock."""

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

SERVER_LOCK_ID: Final = 1683  # an arbitrary advisory lock id, the same for all servers
LOCK_FILE_SUFFIX: Final = "-server"  # as in palais.db-server
# PostgreSQL notices a dead client within half a minute and frees its lock.
KEEPALIVE: Final = {"tcp_keepalives_idle": "10", "tcp_keepalives_interval": "5", "tcp_keepalives_count": "3"}
TIMEOUT_SECONDS: Final = 5.0  # for each answer of the session


class Lock(Protocol):
    """A lock that one process holds at a time."""

    async def take(self) -> bool:
        """Try to take it; False if another process holds it. Raises StoreError if that cannot be determined."""

    async def is_held(self) -> bool:
        """Whether this process still holds it."""

    async def wait_for_trouble(self, seconds: float) -> None:
        """Return when the lock may have been lost, or after this many seconds."""

    async def release(self) -> None: ...


class FileLock:
    """Uses SQLite's locking on a separate file: it works on every system and leaves the database accessible."""

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
                raise StoreError(f"cannot create a file beside the database ({error}); name another database") from None
            self._file = self._identity()
            self._held = stack.pop_all()
        return True

    async def is_held(self) -> bool:
        """False if the file was deleted or replaced: a lock on it keeps nobody out."""
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
    """A PostgreSQL advisory lock on a dedicated connection; it lives exactly as long as the session. Servers that take it
    shared keep out those that do not, and the other way round.
    """

    def __init__(self, url: URL, is_shared: bool = False) -> None:
        self._url = url
        self._try = "pg_try_advisory_lock_shared" if is_shared else "pg_try_advisory_lock"
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
                    found = await connection.execute(text(f"SELECT {self._try}({SERVER_LOCK_ID})"))
                    driver: Any = (await connection.get_raw_connection()).driver_connection
            except (SQLAlchemyError, OSError) as error:  # TimeoutError is an OSError
                raise cannot_be_opened(self._url, error) from None
            if not found.scalar():
                return False
            self._ended = ended = asyncio.Event()
            driver.add_termination_listener(lambda _: ended.set())
            self._connection, self._held = connection, stack.pop_all()
        return True

    async def is_held(self) -> bool:
        """Asks the session itself."""
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
        """Close the session; ignore errors if it is already gone."""
        held, self._held, self._connection = self._held, AsyncExitStack(), None
        try:
            async with asyncio.timeout(TIMEOUT_SECONDS):
                await held.aclose()
        except (SQLAlchemyError, OSError):
            pass
