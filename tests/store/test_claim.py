"""One server for one database; whoever is killed does not stand in the way of the next."""

from __future__ import annotations

import subprocess
import sys

import pytest

from palais.store.errors import StoreError
from palais.store.store import Store


async def test_a_database_is_claimed_once_and_given_back(url: str) -> None:
    first, second = Store(url), Store(url)
    await first.claim()
    with pytest.raises(StoreError, match="another server uses the database"):
        await second.claim()
    await first.close()
    await second.claim()
    await second.close()


async def test_a_claim_is_for_servers_and_leaves_the_database_to_everyone_else(url: str) -> None:
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
