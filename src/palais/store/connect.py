"""Opening a database: driver, settings and migrations."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from time import monotonic
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from palais.store.errors import StoreError
from palais.store.schema import SCHEMA_VERSION

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
BUSY_TIMEOUT_SECONDS = 10
RETRY_SECONDS = 0.05
PRAGMAS = (f"busy_timeout={1000 * BUSY_TIMEOUT_SECONDS}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
SNAPSHOT_OPTION = "palais_snapshot"  # an execution option of our own
CONNECT_SECONDS = 3
COMMAND_SECONDS = 5  # a server that does not answer may be cut off silently; its own system would wait for minutes
LIMITS = {  # on every connection to PostgreSQL
    "timeout": CONNECT_SECONDS,
    "command_timeout": COMMAND_SECONDS,
    # A server that stops in the middle of a write must not block the others for longer.
    "server_settings": {"lock_timeout": "4s", "idle_in_transaction_session_timeout": "5s"},
}
MIGRATION_LOCK_ID = 1682  # an arbitrary advisory lock id, the same for all servers


def read_url(text: str) -> URL:
    """Parse the address of a database and select the async driver."""
    try:
        url = make_url(text)
    except ArgumentError:
        raise StoreError(f"this is not the address of a database: {text!r}; try sqlite:///palais.db") from None
    driver = DRIVERS.get(url.drivername, url.drivername)
    if driver not in DRIVERS.values():
        raise StoreError(f"Palais keeps games in SQLite or PostgreSQL, not in {url.drivername}")
    if driver == DRIVERS["sqlite"] and url.database in (None, "", ":memory:"):
        raise StoreError("games kept in memory would end with the server; name a file, such as sqlite:///palais.db")
    return url.set(drivername=driver)


def make_engine(url: URL, is_patient: bool = False) -> AsyncEngine:
    """Create the engine; connections are opened later. A patient one waits for long statements, as migrations are."""
    try:
        if url.drivername == DRIVERS["sqlite"]:
            engine = create_async_engine(url)
        else:
            limits = {"timeout": CONNECT_SECONDS} if is_patient else LIMITS
            engine = create_async_engine(url, pool_pre_ping=True, pool_timeout=COMMAND_SECONDS, connect_args=limits)
    except ModuleNotFoundError as error:
        raise StoreError(f"for PostgreSQL install palais[postgres] ({error})") from None
    if url.drivername == DRIVERS["sqlite"]:
        _listen(engine.sync_engine)
    return engine


def make_thread_engine(url: URL) -> Engine:
    """SQLite without an asynchronous driver, for a thread."""
    engine = create_engine(url.set(drivername="sqlite"))
    _listen(engine)
    return engine


def _listen(engine: Engine) -> None:
    event.listen(engine, "connect", _configure_sqlite)
    event.listen(engine, "begin", _begin)


def _configure_sqlite(connection: Any, _: Any) -> None:
    """Write-ahead log, full sync at every commit, and explicit transactions instead of the driver's implicit ones."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    """Writers take the write lock at once: upgrading a read lock later could fail. A single query needs no transaction."""
    options = connection.get_execution_options()
    if options.get(SNAPSHOT_OPTION):
        connection.exec_driver_sql("BEGIN")
    elif options.get("isolation_level") != "AUTOCOMMIT":
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def snapshots(engine: AsyncEngine) -> AsyncEngine:
    """The engine for several queries that must see the database at one moment."""
    if engine.dialect.name == "sqlite":
        return engine.execution_options(**{SNAPSHOT_OPTION: True})
    return engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)


async def migrate(engine: AsyncEngine, revision: str = SCHEMA_VERSION) -> None:
    """Create the schema, or upgrade an older one."""
    check_file(engine.url)
    patient = engine if engine.dialect.name == "sqlite" else make_engine(engine.url, is_patient=True)
    try:
        await _migrate_when_unlocked(patient, revision)
    except (SQLAlchemyError, OSError) as error:
        raise cannot_be_opened(engine.url, error) from None
    finally:
        if patient is not engine:
            await patient.dispose()


async def check_version(engine: AsyncEngine) -> None:
    """Raises StoreError unless the database has the schema of this program."""
    try:
        async with engine.connect() as connection:
            found = await connection.run_sync(_version)
    except (SQLAlchemyError, OSError) as error:
        raise cannot_be_opened(engine.url, error) from None
    name = engine.url.render_as_string()
    if found is None or found < SCHEMA_VERSION:
        raise StoreError(f"the database {name} is of an older version of Palais; run `palais migrate --db …` first")
    if found > SCHEMA_VERSION:
        raise StoreError(f"the database {name} was written by a newer version of Palais; install that version")


async def _migrate_when_unlocked(engine: AsyncEngine, revision: str) -> None:
    """Retry while locked: SQLite's busy timeout does not cover several processes creating the write-ahead log at once."""
    end = monotonic() + BUSY_TIMEOUT_SECONDS
    while True:
        try:
            return await _migrate(engine, revision)
        except OperationalError as error:
            if "locked" not in str(error.orig) or monotonic() > end:
                raise
        await asyncio.sleep(RETRY_SECONDS)


async def _migrate(engine: AsyncEngine, revision: str) -> None:
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK_ID})"))
        if await connection.run_sync(_version) != revision:
            await connection.run_sync(_upgrade, revision)


def check_file(url: URL) -> None:
    """Check the file and its folder first: SQLite's own errors say little."""
    if url.drivername != DRIVERS["sqlite"]:
        return
    file = Path(url.database or "")
    if not file.parent.is_dir():
        raise StoreError(f"there is no folder {file.parent} for the database; make it, or name another database")
    if not os.access(file if file.exists() else file.parent, os.W_OK):
        raise StoreError(f"the database {file} cannot be written to; name another one")


def cannot_be_opened(url: URL, error: Exception) -> StoreError:
    """An error with the driver's own message, without SQLAlchemy's decoration and without the password."""
    return StoreError(f"the database {url.render_as_string()} cannot be opened: {cause_of(error)}")


ADVICE = {  # by PostgreSQL's code
    "25006": "; name a server that can be written to",
    "53100": "; make room on its disk",
    "53300": "; allow it more connections",
}


def cause_of(error: BaseException) -> str:
    """The driver's message in one line. SQLAlchemy would add the statement and its values, which may be private."""
    cause = getattr(error, "orig", None) or error
    told = str(cause).strip().partition("\n")[0] or type(cause).__name__
    return told + ADVICE.get(str(getattr(cause, "sqlstate", "")), "")


def _version(connection: Connection) -> str | None:
    """The database's schema version; None if it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def _upgrade(connection: Connection, revision: str) -> None:
    """Run the migrations. Alembic is imported here because it is slow to import and rarely needed."""
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, revision)
    except CommandError as error:
        raise StoreError(f"this database was written by a newer version of Palais ({error})") from None
