"""Middleware that rejects requests and sockets for unknown hosts or from pages of other sites."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from palais.web.context import SiteContext
from palais.web.refusals import DEFAULT_STATUS, STATUS_BY_CODE
from palais.web.schemas import Problem
from palais.web.server_addresses import header_values

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
OWN_FETCH_SITES: Final = ("same-origin", "none")  # values of `Sec-Fetch-Site` for our pages and for typed addresses
API_PREFIX: Final = "/api/"


class OriginCheck:
    """Checks `Host`, `Origin` and `Sec-Fetch-Site`. Programs send no `Origin`, but carry no visitor's cookies either."""

    def __init__(self, app: ASGIApp, site: SiteContext) -> None:
        self.app, self.site = app, site

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        code = self.refusal(scope)
        if code is None:
            await self.app(scope, receive, send)
        else:
            await self._refuse(scope, receive, send, code)

    def refusal(self, scope: Any) -> str | None:
        """The code of the refusal, or None if the request is fine."""
        headers = scope["headers"]
        hosts = header_values(headers, b"host")
        if not hosts and scope["http_version"] == "1.0":
            hosts = ["localhost"]  # health checks of some proxies; browsers always send a host
        if len(hosts) != 1 or not self.site.addresses.serves(hosts[0]):
            return "bad-host"
        is_socket = scope["type"] == ScopeType.WEBSOCKET
        if not is_socket and scope["method"] in SAFE_METHODS:
            return None
        origins = header_values(headers, b"origin")
        if len(origins) > 1 or not all(self.site.addresses.is_own(origin, hosts[0]) for origin in origins):
            return "bad-origin"
        foreign = [value for value in header_values(headers, b"sec-fetch-site") if value not in OWN_FETCH_SITES]
        return "bad-origin" if foreign and not origins else None

    async def _refuse(self, scope: Any, receive: Receive, send: Send, code: str) -> None:
        """Respond with a `Problem` under `/api/`, with plain text elsewhere."""
        self.site.metrics.refusals.labels(code).inc()
        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        problem = Problem(code, self.site.words.refusal(self.site.language(connection), code))
        is_socket = scope["type"] == ScopeType.WEBSOCKET
        as_json = scope["path"].startswith(API_PREFIX)
        body = msgspec.json.encode(problem) if as_json else f"{problem.sentence}\n".encode()
        kind = b"application/json" if as_json else b"text/plain; charset=utf-8"
        headers = [(b"content-type", kind), (b"content-length", str(len(body)).encode()), (b"cache-control", b"no-store")]
        prefix = "websocket.http.response" if is_socket else "http.response"
        if is_socket:
            await receive()  # the connect event
        else:
            self.site.metrics.requests.labels(str(STATUS_BY_CODE.get(code, DEFAULT_STATUS))).inc()
        start: Any = {"type": f"{prefix}.start", "status": STATUS_BY_CODE.get(code, DEFAULT_STATUS), "headers": headers}
        await send(start)
        end: Any = {"type": f"{prefix}.body", "body": b"" if scope.get("method") == "HEAD" else body}
        await send(end)
