"""Opening a database: a new one, an older version, never a newer one."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from importlib import resources
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

from palais.store.connect import make_engine, migrate, read_url
from palais.store.errors import StoreError
from palais.store.schema import SCHEMA_VERSION, metadata
from palais.store.store import Store
from tests.store.rows import append, entry, line, put_table, say

OPEN = """
import asyncio, sys
from palais.store.store import Store
async def main():
    store = Store(sys.argv[1])
    await store.open()
    await store.close()
asyncio.run(main())
print("alembic" in sys.modules)
"""


TABLE_OF_OLD = """
INSERT INTO tables (id, game, rules_version, data_digest, name, status, listed, options, clock, seed, salt, created)
VALUES ('old', 'palais-royal', 1, '', 'x', 'open', FALSE, '{}', '{}', '', '', 0)"""


async def run(engine: AsyncEngine, statement: str) -> list[tuple[object, ...]]:
    async with engine.begin() as connection:
        result = await connection.execute(text(statement))
        return [tuple(row) for row in result] if result.returns_rows else []


async def test_the_migrations_produce_the_schema(url: str) -> None:
    engine = make_engine(read_url(url))
    await migrate(engine)

    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), metadata))

    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await engine.dispose()


def test_the_schema_version_is_the_last_migration() -> None:
    found = ScriptDirectory(str(resources.files("palais.store") / "migrations")).get_current_head()
    assert found == SCHEMA_VERSION


def test_an_up_to_date_database_opens_without_alembic(tmp_path: Path) -> None:
    """Alembic is slow to import, and servers start often."""
    url = f"sqlite:///{tmp_path / 'palais.db'}"
    for expected in ("True", "False"):
        told = subprocess.run([sys.executable, "-c", OPEN, url], capture_output=True, text=True, check=True)
        assert told.stdout.strip() == expected


async def test_an_older_database_is_migrated_with_all_its_games(url: str) -> None:
    engine = make_engine(read_url(url))
    await migrate(engine, "0001")
    columns = "id, game, rules_version, data_digest, name, status, listed, options, clock, seed, salt, created"
    await run(engine, f"INSERT INTO tables ({columns}) VALUES ('t', 'g', 1, 'd', 'n', 'over', true, '{{}}', '{{}}', 's', 's', 1)")
    await run(
        engine, "INSERT INTO entries (table_id, version, seat, kind, actions, digest, at) VALUES ('t',1,0,'act','[1]','d',2)"
    )
    await engine.dispose()
    store = Store(url)
    await store.open()
    await say(store, line(1, "t"))
    loaded = await store.load("t")
    await store.close()
    assert loaded is not None
    assert [row.actions for row in loaded.entries] == [[1]]
    assert len(loaded.chat) == 1


async def test_seats_of_an_older_database_keep_their_state(url: str) -> None:
    engine = make_engine(read_url(url))
    await migrate(engine, "0002")
    columns = "id, game, rules_version, data_digest, name, status, listed, options, clock, seed, salt, created"
    await run(engine, f"INSERT INTO tables ({columns}) VALUES ('t', 'g', 1, 'd', 'n', 'open', true, '{{}}', '{{}}', 's', 's', 1)")
    for seat, guest in ((0, "'ada'"), (1, "NULL")):
        await run(
            engine,
            "INSERT INTO seats (table_id, seat, generation, colour, name, guest_id, agrees_to_hints) "
            f"VALUES ('t', {seat}, 0, 'red', '', {guest}, false)",
        )
    await engine.dispose()
    store = Store(url)
    await store.open()
    (found,) = (await store.list_tables("ben", 10))["open"]
    await store.close()
    assert (found.table.maker, found.table.host, found.table.ending) == (None, None, None)
    assert [(row.by_link, row.held_for, row.resigned, row.agrees_to_end) for row in found.seats] == [
        (False, None, False, False)
    ] * 2


async def test_a_newer_database_is_refused_with_a_sentence(url: str) -> None:
    engine = make_engine(read_url(url))
    await migrate(engine)
    await run(engine, "UPDATE alembic_version SET version_num = '9999'")
    await engine.dispose()
    store = Store(url)
    with pytest.raises(StoreError, match="newer version of Palais"):
        await store.open()
    await store.close()


async def test_a_reopened_database_keeps_its_secret(url: str) -> None:
    secrets = []
    for _ in range(2):
        store = Store(url)
        await store.open()
        secrets.append(await store.secret())
        await store.close()
    assert secrets[0] == secrets[1]
    assert len(bytes.fromhex(secrets[0])) == 32


async def test_two_servers_may_open_an_empty_database_at_once(url: str) -> None:
    stores = [Store(url) for _ in range(4)]
    await asyncio.gather(*[store.open() for store in stores])
    secrets = await asyncio.gather(*[store.secret() for store in stores])
    assert len(set(secrets)) == 1
    await asyncio.gather(*[store.close() for store in stores])


async def test_sqlite_uses_a_write_ahead_log_and_syncs_to_disk(tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("100% mine") / "my games.db"
    engine = make_engine(read_url(f"sqlite:///{path}"))
    await migrate(engine)
    pragmas = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
    found = [(await run(engine, f"PRAGMA {name}"))[0][0] for name in pragmas]
    await engine.dispose()
    assert found == ["wal", 2, 1, 10000]


async def test_reads_proceed_during_a_write(store: Store) -> None:
    await put_table(store)

    async def write() -> None:
        for version in range(1, 100):
            await append(store, entry(version))

    async def read() -> list[int]:
        counts = []
        while not writing.done():
            loaded = await store.load("table")
            assert loaded is not None
            counts.append(len(loaded.entries))
        return counts

    writing = asyncio.create_task(write())
    readers = await asyncio.gather(*[read() for _ in range(4)])
    await writing
    assert all(counts == sorted(counts) for counts in readers)
    assert any(0 < count < 99 for counts in readers for count in counts), "some were read while others were written"


@pytest.mark.parametrize(
    ("address", "says"),
    [
        ("nonsense", "not the address of a database"),
        ("mysql://localhost/palais", "SQLite or PostgreSQL"),
        ("sqlite://", "name a file"),
        ("sqlite:///:memory:", "name a file"),
        ("sqlite:////no/such/folder/palais.db", "there is no folder"),
        ("postgresql://nobody:hush@127.0.0.1:1/none", "cannot be opened"),
    ],
)
async def test_a_database_that_cannot_be_used_gets_a_sentence_without_its_password(address: str, says: str) -> None:
    with pytest.raises(StoreError, match=says) as caught:
        await Store(address).open()
    assert "hush" not in str(caught.value)


async def test_bots_at_stored_tables_map_to_levels_of_similar_strength(url: str) -> None:
    """Five levels became eleven. All codes change in one statement, because some codes are both old and new."""
    engine = make_engine(read_url(url))
    await migrate(engine, "0002")
    before = ["level:1", "level:2", "level:3", "level:4", "level:5", "greedy", None]
    await run(engine, TABLE_OF_OLD)
    for seat, bot in enumerate(before):
        code = "NULL" if bot is None else f"'{bot}'"
        await run(engine, f"INSERT INTO seats VALUES ('old', {seat}, 0, 'red', 'x', NULL, {code}, FALSE)")
    await migrate(engine)
    found = await run(engine, "SELECT bot FROM seats ORDER BY seat")
    assert [bot for (bot,) in found] == ["level:4", "level:8", "level:9", "level:10", "level:11", "greedy", None]
    await engine.dispose()
