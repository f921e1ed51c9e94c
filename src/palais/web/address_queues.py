"""A queue per address for expensive work, so that one address cannot keep the server busy for all the others."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from palais.tables.refusals import Refusal

MAX_WAITING: Final = 12  # per address; a household may open a replay on every device


class AddressQueues:
    """Serializes work per address. At most `most` requests may wait; 0: no limit."""

    def __init__(self, most: int = MAX_WAITING) -> None:
        self._most = most
        self._queues: dict[str, tuple[asyncio.Lock, int]] = {}

    def __len__(self) -> int:
        return len(self._queues)

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Hold the address's lock. Raises Refusal if too many already wait for it."""
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
