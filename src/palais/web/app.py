"""The ASGI application: routes, sockets, cookies, headers."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any

from litestar import Litestar
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Message, Receive, Scope, Send

import palais
from palais.tables.history.uploads import Uploads
from palais.web.context import SiteContext
from palais.web.headers import SecurityHeaders
from palais.web.origin_check import OriginCheck
from palais.web.problems import make_handlers
from palais.web.routes.api import api_router
from palais.web.routes.dependencies import NEW_GUEST_KEY, guest_cookie
from palais.web.routes.pages import asset, health, loose_files, metrics, page
from palais.web.table_sockets import TableSockets

MAX_BODY_BYTES = 64 * 1024


def make_app(site: SiteContext) -> ASGIApp:
    """Build the application that the server runs."""

    def provide_site() -> SiteContext:
        return site

    records = Uploads(site.tables.games)

    def provide_records() -> Uploads:
        return records

    async def finish(message: Message, scope: Scope) -> None:
        """Set the guest cookie on the response, and count the response."""
        if message["type"] != "http.response.start":
            return
        site.metrics.requests.labels(str(message["status"])).inc()
        guest = scope["state"].get(NEW_GUEST_KEY)
        headers = list(message.get("headers", ()))
        if guest is not None:
            headers.append((b"set-cookie", guest_cookie(site, guest).to_header(header="").encode()))
        if scope["path"].startswith("/api/"):
            headers.append((b"cache-control", b"no-store"))
        message["headers"] = headers

    handlers: list[Any] = [page, asset, health, api_router(site)] + ([] if site.has_admin_port else [metrics])
    loose = loose_files(site)
    app = Litestar(
        route_handlers=[*handlers, loose] if loose is not None else handlers,
        dependencies={
            "site": Provide(provide_site, sync_to_thread=False),
            "records": Provide(provide_records, sync_to_thread=False),
        },
        exception_handlers=make_handlers(site),
        before_send=[finish],
        request_max_body_size=MAX_BODY_BYTES,
        openapi_config=_describe(),
        logging_config=None,
    )
    requests = SecurityHeaders(OriginCheck(app, site), site.addresses.https)
    return Front(requests, OriginCheck(TableSockets(site), site))


class Front:
    """Dispatches web sockets and HTTP requests to their applications."""

    def __init__(self, requests: ASGIApp, sockets: ASGIApp) -> None:
        self.requests, self.sockets = requests, sockets

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        return (self.sockets if scope["type"] == ScopeType.WEBSOCKET else self.requests)(scope, receive, send)


def _describe() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Palais",
        version=palais.__version__,
        description="Tables of board games. What happens at one goes over its socket, /ws/tables/{id}; see docs/protocol.md.",
        path="/schema",
        render_plugins=[JsonRenderPlugin()],
    )
