"""The admin port: `/metrics` and `/healthz` on the loopback address, for monitoring."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Final

import uvicorn
from litestar import Litestar
from litestar.di import Provide

from palais.web.context import SiteContext
from palais.web.problems import make_handlers
from palais.web.routes.pages import health, metrics

ADMIN_HOST: Final = "127.0.0.1"


def make_admin_app(site: SiteContext) -> Litestar:
    def provide_site() -> SiteContext:
        return site

    return Litestar(
        route_handlers=[health, metrics],
        dependencies={"site": Provide(provide_site, sync_to_thread=False)},
        exception_handlers=make_handlers(site),
        openapi_config=None,
        logging_config=None,
    )


class AdminServer(uvicorn.Server):
    """Leaves the signals to the main server, which stops this one."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@asynccontextmanager
async def serving_admin(site: SiteContext, listening: socket.socket) -> AsyncIterator[None]:
    """Serve the admin port on this listening socket until the block ends."""
    config = uvicorn.Config(
        make_admin_app(site), lifespan="off", access_log=False, log_config=None, log_level="error", server_header=False
    )
    server = AdminServer(config)
    serving = asyncio.create_task(server.serve([listening]))
    try:
        yield
    finally:
        server.should_exit = True
        await serving
