"""One at a time: work that takes long is done for each address in turn, so that nobody keeps the server busy for all others."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from palais.tables.refusals import Refusal

MAX_WAITING: Final = 12  # of one address: a household that opens a replay on every device


class AddressQueues:
    """A queue for each address that has work to be done; `most` 0: any number may wait."""

    def __init__(self, most: int = MAX_WAITING) -> None:
        self._most = most
        self._queues: dict[str, tuple[asyncio.Lock, int]] = {}

    def __len__(self) -> int:
        return len(self._queues)

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Alone for this address. A Refusal if too many wait already."""
        lock, waiting = self._queues.get(address, (asyncio.Lock(), 0))
        if self._most and waiting >= self._most:
            raise Refusal("too-fast")
        self._queues[address] = lock, waiting + 1
        try:
            async with lock:
                yield
        finally:
            lock, waiting = self._queues[address]
            if waiting > 1:
                self._queues[address] = lock, waiting - 1
            else:
                del self._queues[address]
