"""Table services that share a database, as in several processes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from typing import Any

from palais.store.store import Store
from palais.tables.refusals import Refusal
from palais.tables.service import TableService
from tests.tables.company import LocalBots, game


@asynccontextmanager
async def open_services(url: str, number: int = 2) -> AsyncIterator[list[TableService]]:
    services = [TableService(Store(url), {game.id: game}, LocalBots()) for _ in range(number)]
    for service in services:
        await service.open()
    try:
        yield services
    finally:
        for service in services:
            await service.close()


async def at_once(*work: Awaitable[Any]) -> list[Any]:
    """Results in order; a refusal by its code. Other errors are raised."""
    found = await asyncio.gather(*work, return_exceptions=True)
    for result in found:
        if isinstance(result, BaseException) and not isinstance(result, Refusal):
            raise result
    return [result.code if isinstance(result, Refusal) else result for result in found]
