"""The store's probe fails when a table could not be stored, and leaves nothing behind."""

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

PAGE = 4120  # bytes of a page in SQLite's write-ahead log


@contextmanager
def files_up_to(size: int) -> Iterator[None]:
    """Limit the size of the files this process can write, for a while."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_the_probe_fails_if_a_table_would_not_fit_even_if_a_small_write_would(tmp_path: Path) -> None:
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
