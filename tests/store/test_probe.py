"""The probe of the store: it fails where a table could not be stored, and leaves nothing behind."""

from __future__ import annotations

import asyncio
import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from palais.store.errors import StoreError
from palais.store.store import Store
from tests.store.rows import put_table, seats, table

PAGE = 4120  # of the log that SQLite writes before its file


@contextmanager
def files_up_to(size: int) -> Iterator[None]:
    """This process can write no larger ones for a while."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_the_probe_fails_where_a_table_does_though_a_small_write_would_fit(tmp_path: Path) -> None:
    async def play() -> None:
        store = Store(f"sqlite:///{tmp_path / 'palais.db'}")
        await store.open()
        await put_table(store, "first")
        await store.probe()
        await store.probe()
        with files_up_to((tmp_path / "palais.db-wal").stat().st_size + 5 * PAGE):
            with pytest.raises(StoreError):
                await store.add_table(table("second"), seats("second"))
            with pytest.raises(StoreError):
                await store.probe()
        await store.probe()
        await store.close()

    asyncio.run(play())
