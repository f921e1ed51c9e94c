"""Table services that share a database, as in several processes."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from palais.store.connect import make_engine, migrate, read_url
from palais.store.line import Line
from palais.store.store import Store
from palais.tables.refusals import Refusal
from palais.tables.service import TableService
from palais.tables.shared_servers import SharedServers
from tests.tables.seated_tables import LocalBots, game

WAIT_SECONDS = 30.0


def shared_service(url: str, bots: LocalBots | None = None) -> TableService:
    """A service as in `palais serve --shared`."""
    store = Store(url, is_shared=True)
    others = SharedServers(Line(store.url, secrets.token_hex(4)))
    return TableService(store, {game.id: game}, bots or LocalBots(), others.now, others)


async def comes_true(condition: Callable[[], bool]) -> None:
    """Wait for it; a busy machine may be slow."""
    async with asyncio.timeout(WAIT_SECONDS):
        while not condition():
            await asyncio.sleep(0.002)


@asynccontextmanager
async def open_shared(url: str, number: int = 2) -> AsyncIterator[list[TableService]]:
    """Services that tell each other what happens."""
    await migrate(make_engine(read_url(url)))
    services = [shared_service(url) for _ in range(number)]
    for service in services:
        await service.open()
    try:
        yield services
    finally:
        for service in services:
            await service.close()


@asynccontextmanager
async def open_services(url: str, number: int = 2) -> AsyncIterator[list[TableService]]:
    """Services that do not know of each other."""
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
