"""The application: routes, sockets, cookies, headers."""

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
from palais.web.games import GAMES
from palais.web.gate import Gate
from palais.web.headers import SecurityHeaders
from palais.web.hosting import HOSTING
from palais.web.pages import asset, health, loose_files, metrics, page
from palais.web.problems import make_handlers
from palais.web.records import RECORDS
from palais.web.replays import REPLAYS
from palais.web.routes import NEW_GUEST, api_router, guest_cookie
from palais.web.site import Site
from palais.web.sockets import TableSockets

LARGEST_BODY = 64 * 1024


def make_app(site: Site) -> ASGIApp:
    """Everything behind the socket of the server."""

    def provide_site() -> Site:
        return site

    records = Uploads(site.tables.games)

    def provide_records() -> Uploads:
        return records

    async def finish(message: Message, scope: Scope) -> None:
        """The guest's cookie goes with the answer, and the answer is counted."""
        if message["type"] != "http.response.start":
            return
        site.metrics.requests.labels(str(message["status"])).inc()
        guest = scope["state"].get(NEW_GUEST)
        headers = list(message.get("headers", ()))
        if guest is not None:
            headers.append((b"set-cookie", guest_cookie(site, guest).to_header(header="").encode()))
        if scope["path"].startswith("/api/"):
            headers.append((b"cache-control", b"no-store"))
        message["headers"] = headers

    handlers: list[Any] = [page, asset, health, metrics, api_router(site, *REPLAYS, *RECORDS, *HOSTING, *GAMES)]
    loose = loose_files(site)
    app = Litestar(
        route_handlers=[*handlers, loose] if loose is not None else handlers,
        dependencies={
            "site": Provide(provide_site, sync_to_thread=False),
            "records": Provide(provide_records, sync_to_thread=False),
        },
        exception_handlers=make_handlers(site),
        before_send=[finish],
        request_max_body_size=LARGEST_BODY,
        openapi_config=_describe(),
        logging_config=None,
    )
    requests = SecurityHeaders(Gate(app, site), site.addresses.https)
    return Front(requests, Gate(TableSockets(site), site))


class Front:
    """Sockets to the one side, requests to the other."""

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
