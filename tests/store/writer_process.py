"""Writes entries as fast as it can and prints which are stored, until killed: `python -m tests.store.writer_process URL`."""

from __future__ import annotations

import asyncio
import sys
from itertools import count

from palais.store.store import Store
from tests.store.rows import append, entry, put_table

TABLES = 3


async def write(store: Store, id: str) -> None:
    for version in count(1):
        await append(store, entry(version, id))
        sys.stdout.write(f"{id} {version}\n")
        sys.stdout.flush()


async def main(url: str) -> None:
    store = Store(url)
    await store.open()
    for n in range(TABLES):
        await put_table(store, f"t{n}")
    await asyncio.gather(*[write(store, f"t{n}") for n in range(TABLES)])


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
