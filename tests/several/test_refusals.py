"""What cannot work is refused in one sentence that says what to do, and changes nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.several.palais import migrated, palais, rows
from tests.web.server import Server


def assert_refused(*arguments: str, says: str) -> None:
    told = palais(*arguments)
    assert told.returncode == 2, told.stderr
    assert told.stderr.startswith("palais: ")
    assert "Traceback" not in told.stderr
    assert says in " ".join(told.stderr.split())


def serve(db: str, *more: str, says: str) -> None:
    assert_refused("serve", "--port", "0", "--bots-workers", "0", "--db", db, *more, says=says)


def test_sqlite_cannot_be_shared(tmp_path: Path) -> None:
    serve(f"sqlite:///{tmp_path / 'a.db'}", "--shared", says="use PostgreSQL, or leave out --shared")
    assert not list(tmp_path.iterdir())


def test_a_database_that_is_away_or_unknown_is_named_without_its_password() -> None:
    for command in (["serve", "--port", "0", "--shared"], ["migrate"]):
        assert_refused(
            *command, "--db", "postgresql://me:hush@127.0.0.1:1/none", says="postgresql+asyncpg://me:***@127.0.0.1:1/none"
        )


def test_a_shared_server_does_not_migrate_by_itself(database: str) -> None:
    serve(database, "--shared", says="palais migrate")
    assert asyncio.run(rows(database, "SELECT 1 FROM pg_tables WHERE schemaname = 'public'")) == []


def test_a_newer_database_is_refused(database: str) -> None:
    migrated(database)
    asyncio.run(rows(database, "UPDATE alembic_version SET version_num = '9999'"))
    serve(database, "--shared", says="newer version of Palais")
    serve(database, says="newer version of Palais")
    assert_refused("migrate", "--db", database, says="newer version of Palais")


def test_a_read_only_database_is_refused(database: str) -> None:
    migrated(database)
    name = database.rpartition("@/")[2].partition("?")[0]
    asyncio.run(rows(database, f"ALTER DATABASE {name} SET default_transaction_read_only = on"))
    for options in (["--shared"], []):
        serve(database, *options, says="name a server that can be written to")


def test_servers_that_share_and_one_that_does_not_keep_each_other_out(database: str, tmp_path: Path) -> None:
    migrated(database)
    shared = Server(tmp_path / "shared", "--shared", db=database)
    serve(database, says="another server uses the database")
    second = Server(tmp_path / "second", "--shared", db=database)
    assert shared.end() == second.end() == 0
    alone = Server(tmp_path / "alone", db=database)
    serve(database, "--shared", says="start it with --shared, too")
    assert alone.end() == 0
