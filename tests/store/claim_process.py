"""Claims a database, prints when it has it, and holds it until killed."""

from __future__ import annotations

import asyncio
import sys

from palais.store.store import Store


async def main(url: str) -> None:
    store = Store(url)
    await store.claim()
    sys.stdout.write("claimed\n")
    sys.stdout.flush()
    await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
