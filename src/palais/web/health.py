"""The health check: a real write, with a cached result, and the cause of failures in the log."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

from palais.store.errors import StoreError

log = logging.getLogger("palais.web")

CACHE_SECONDS: Final = 2.0  # anybody may ask, and each probe is a write
LOG_AGAIN_SECONDS: Final = 30.0  # before the same cause is logged again


class Health:
    """`probe` does a write without effect, or raises StoreError."""

    def __init__(self, probe: Callable[[], Awaitable[None]], now: Callable[[], float] = time.monotonic) -> None:
        self._probe, self._now = probe, now
        self._turn = asyncio.Lock()
        self._at: float | None = None
        self._trouble: StoreError | None = None
        self._logged: dict[str, float] = {}

    async def check(self) -> None:
        """Raises the StoreError that storing a move would raise now."""
        async with self._turn:
            if self._at is None or self._now() - self._at >= CACHE_SECONDS:
                try:
                    await self._probe()
                    self._trouble = None
                except StoreError as error:
                    self._trouble = error
                self._at = self._now()
        if self._trouble is not None:
            raise self._trouble.with_traceback(None)

    def note(self, error: StoreError) -> None:
        """Log the cause, but not once per failing request."""
        cause, now = str(error), self._now()
        if now - self._logged.get(cause, -LOG_AGAIN_SECONDS) >= LOG_AGAIN_SECONDS:
            if len(self._logged) > 100:
                self._logged.clear()
            self._logged[cause] = now
            log.error("the store failed: %s", cause)
