"""Batches of two servers that cross, and databases that stop answering."""

from __future__ import annotations

import asyncio
import os
import signal
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from palais.store import connect
from palais.store.errors import Conflict, StoreError
from palais.store.store import Store
from tests.store.rows import append, entry, put_table, table
from tests.store.test_claim import on_postgresql

TABLES = 30
ROUNDS = 15


async def deadlocks(url: str) -> int:
    """How often the database has ended a deadlock."""
    connection = await asyncpg.connect(url)
    await connection.execute("SELECT pg_stat_force_next_flush()")
    found: int = await connection.fetchval("SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()")
    await connection.close()
    return found


@on_postgresql
async def test_crossing_batches_of_two_servers_never_wait_for_each_other_in_a_circle(url: str) -> None:
    stores = [Store(url), Store(url)]
    for store in stores:
        await store.open()
    for n in range(TABLES):
        await put_table(stores[0], f"t{n:02}")

    async def write(store: Store, order: list[int]) -> int:
        """Each table once a round, in this order; how many were stored."""
        stored = 0
        for version in range(1, ROUNDS + 1):
            results = await asyncio.gather(
                *[append(store, entry(version, f"t{n:02}", digest=str(id(store)))) for n in order], return_exceptions=True
            )
            assert {type(result) for result in results} <= {type(None), Conflict}
            stored += results.count(None)
        return stored

    forwards, backwards = list(range(TABLES)), list(reversed(range(TABLES)))
    assert sum(await asyncio.gather(write(stores[0], forwards), write(stores[1], backwards))) == TABLES * ROUNDS
    for store in stores:
        await store.close()
    assert await deadlocks(url) == 0


TWICE_IN_A_CIRCLE = """
CREATE SEQUENCE tries;
CREATE FUNCTION undo_twice() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF nextval('tries') < 3 THEN RAISE EXCEPTION 'deadlock detected' USING ERRCODE = %s; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER undo_twice BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION undo_twice();
"""


@on_postgresql
@pytest.mark.parametrize("code", ["40P01", "40001"])
async def test_a_write_that_the_database_has_undone_for_another_is_tried_again(url: str, code: str) -> None:
    store = Store(url)
    await store.open()
    await put_table(store)
    connection = await asyncpg.connect(url)
    await connection.execute(TWICE_IN_A_CIRCLE % f"'{code}'")
    await append(store, entry(1))
    assert await connection.fetchval("SELECT last_value FROM tries") == 3
    await connection.close()
    loaded = await store.load("table")
    assert loaded is not None
    assert [row.version for row in loaded.entries] == [1]
    await store.close()


@on_postgresql
async def test_a_database_that_falls_silent_is_an_error_not_a_wait(
    url: str, postgres: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Stopped, not closed: no packet comes back, as when a network is cut."""
    for limit in ("command_timeout", "timeout"):
        monkeypatch.setitem(connect.LIMITS, limit, 1)
    store = Store(url)
    await store.open()
    await put_table(store)
    backends = [postgres.get_pid(), *await _backends(url)]
    for pid in backends:
        os.kill(pid, signal.SIGSTOP)
    try:
        with pytest.raises(StoreError):
            await append(store, entry(1))
        with pytest.raises(StoreError):
            await store.load("table")
    finally:
        for pid in backends:
            os.kill(pid, signal.SIGCONT)
    while True:  # it comes back by itself; whether the first write arrived is known only now
        try:
            loaded = await store.load("table")
            break
        except StoreError:
            await asyncio.sleep(0.05)
    assert loaded is not None
    await append(store, entry(loaded.table.revision + 1, id="table"), table())
    await store.close()


async def _backends(url: str) -> list[int]:
    connection = await asyncpg.connect(url)
    found = await connection.fetch(
        "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    await connection.close()
    return [row["pid"] for row in found]
