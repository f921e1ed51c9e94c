"""Transactions of the writer: over asyncpg, or for SQLite in one call to a thread of its own.

An SQLite statement takes microseconds; through an asynchronous driver each would cross threads three times.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, Protocol

from sqlalchemy import Delete, Engine, Insert, Update
from sqlalchemy.ext.asyncio import AsyncEngine

from palais.store.connect import make_thread_engine
from palais.store.errors import Conflict

Statement = Insert | Update | Delete


class Write(NamedTuple):
    """A statement with its values. A `guarded` one must change exactly one row, else another writer was first."""

    statement: Statement
    values: Mapping[str, Any]
    guarded: bool = False

    def check(self, rows: int) -> None:
        if self.guarded and rows != 1:
            raise Conflict("another writer was first")


class Transactions(Protocol):
    async def run(self, calls: Iterable[list[Write]]) -> None:
        """Everything or nothing. The writes of one call have the same statement."""

    async def close(self) -> None: ...


def transactions(engine: AsyncEngine) -> Transactions:
    return ThreadTransactions(make_thread_engine(engine.url)) if engine.dialect.name == "sqlite" else LineTransactions(engine)


class LineTransactions:
    """On a connection to PostgreSQL."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def run(self, calls: Iterable[list[Write]]) -> None:
        async with self._engine.begin() as connection:
            for writes in calls:
                result = await connection.execute(writes[0].statement, _values(writes))
                writes[0].check(result.rowcount)

    async def close(self) -> None:
        """The engine belongs to the store."""


class ThreadTransactions:
    """On SQLite's file."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "palais-writer")

    async def run(self, calls: Iterable[list[Write]]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._run, calls)

    def _run(self, calls: Iterable[list[Write]]) -> None:
        with self._engine.begin() as connection:
            for writes in calls:
                writes[0].check(connection.execute(writes[0].statement, _values(writes)).rowcount)

    async def close(self) -> None:
        self._thread.shutdown()
        self._engine.dispose()


def _values(writes: list[Write]) -> Any:
    return writes[0].values if len(writes) == 1 else [write.values for write in writes]
