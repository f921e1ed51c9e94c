"""One server per database; the claim of a killed server does not block the next one."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from palais.store.claim import Claim
from palais.store.errors import StoreError
from palais.store.store import Store
from tests.store.rows import seats, table

on_postgresql = pytest.mark.parametrize(
    "url", [pytest.param("postgresql", marks=pytest.mark.xdist_group("postgresql"))], indirect=True
)


async def test_a_database_is_claimed_once_and_released(url: str) -> None:
    first, second = Store(url), Store(url)
    await first.claim()
    with pytest.raises(StoreError, match="another server uses the database"):
        await second.claim()
    await first.close()
    await second.claim()
    await second.close()


async def test_a_claim_keeps_out_other_servers_only(url: str) -> None:
    server, visitor = Store(url), Store(url)
    await server.claim()
    await server.open()
    await visitor.open()
    assert await visitor.secret() == await server.secret()
    await visitor.close()
    await server.close()


async def test_the_claim_of_a_killed_process_ends_with_it(url: str) -> None:
    command = [sys.executable, "-m", "tests.store.claim_process", url]
    store = Store(url)
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "claimed\n"
        with pytest.raises(StoreError, match="another server"):
            await store.claim()
        process.kill()
    await store.claim()
    await store.close()


async def restart(postgres: Any) -> None:
    await asyncio.to_thread(postgres.stop)
    await asyncio.to_thread(postgres.ensure_postgres_running)


@on_postgresql
async def test_a_claim_is_renewed_after_the_database_restarts(url: str, postgres: Any) -> None:
    first, second = Store(url), Store(url)
    await first.claim()
    await first.open()
    secret = await first.secret()
    await restart(postgres)
    await first.add_table(table("after"), seats("after", None, None))
    with pytest.raises(StoreError, match="another server uses the database"):
        await second.claim()
    assert await first.secret() == secret
    await first.close()
    await second.claim()
    await second.close()


@on_postgresql
async def test_the_claim_is_renewed_even_if_nobody_writes(url: str, postgres: Any, caplog: pytest.LogCaptureFixture) -> None:
    first, second = Store(url), Store(url)
    await first.claim()
    await restart(postgres)
    while "and took it again" not in caplog.text:
        await asyncio.sleep(0.01)
    with pytest.raises(StoreError, match="another server uses the database"):
        await second.claim()
    await first.close()


@on_postgresql
async def test_a_server_that_lost_its_claim_stops_writing(url: str, postgres: Any) -> None:
    first, second = Store(url), Store(url)
    first._claim = Claim(first._engine, give_up=0.5)
    await first.claim()
    await first.open()
    async with first._claim._turn:  # too late: the second server was faster
        await restart(postgres)
        await second.claim()
    with pytest.raises(StoreError, match="this one no longer writes"):
        await first.add_table(table("late"), seats("late", None, None))
    await asyncio.wait_for(first.claim_lost.wait(), 30)
    await second.open()
    assert await second.load("late") is None
    await first.close()
    await second.close()


async def test_a_deleted_lock_file_is_recreated(tmp_path: Path) -> None:
    first, second = Store(f"sqlite:///{tmp_path / 'a.db'}"), Store(f"sqlite:///{tmp_path / 'a.db'}")
    await first.claim()
    await first.open()
    (tmp_path / "a.db-server").unlink()
    await first.add_table(table("after"), seats("after", None, None))
    with pytest.raises(StoreError, match="another server uses the database"):
        await second.claim()
    (tmp_path / "a.db-server").unlink()
    await second.claim()
    with pytest.raises(StoreError, match="this one no longer writes"):
        await first.add_table(table("late"), seats("late", None, None))
    await first.close()
    await second.close()
