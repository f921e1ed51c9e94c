"""A table's socket: who may come in.

Sockets do not go through Litestar: while one is open every layer it came through stays in memory, and there are many.
"""

from __future__ import annotations

import re
from typing import Any, Final
from urllib.parse import parse_qs

from litestar.connection import ASGIConnection
from litestar.types import Receive, Scope, Send

from palais.store.errors import StoreError
from palais.tables.refusals import Refusal
from palais.tables.table.table import Table
from palais.web.context import SiteContext, address
from palais.web.guests import new_guest
from palais.web.refusals import DEFAULT_STATUS, STATUS_BY_CODE
from palais.web.socket_viewer import SocketViewer
from palais.web.table_session import TableSession

PATH: Final = re.compile("/ws/tables/([^/]+)")


class TableSockets:
    """The ASGI application for `/ws/tables/{id}?since=`."""

    def __init__(self, site: SiteContext) -> None:
        self.site = site

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a viewer in, and stay until one side goes. Whoever may not come in is told by the status of the handshake."""
        await receive()  # that somebody wants to connect
        try:
            session, since = await self._let_in(scope, receive, send)
        except (Refusal, StoreError) as error:
            code = error.code if isinstance(error, Refusal) else "busy"
            if isinstance(error, StoreError):
                self.site.health.note(error)
            self.site.metrics.refusals.labels(code).inc()
            await _reject(send, STATUS_BY_CODE.get(code, DEFAULT_STATUS))
            return
        self.site.metrics.viewers.inc()
        try:
            await session.run(since)
        finally:
            self.site.metrics.viewers.dec()
            self.site.limits.leave(session.viewer.guest_id, session.where)

    async def _let_in(self, scope: Scope, receive: Receive, send: Send) -> tuple[TableSession, int | None]:
        """All that the handshake tells; nothing of it is kept."""
        came: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        language, where = self.site.language(came), address(came)
        guest = self.site.guest(came) or new_guest(language)
        table = await self._find(came, guest.id, where)
        viewer = SocketViewer(scope, guest, self.site.metrics.dropped)
        since = parse_qs(scope["query_string"].decode("latin-1")).get("since", [""])[0]
        return TableSession(self.site, viewer, table, receive, send, language, where), _number(since)

    async def _find(self, came: ASGIConnection[Any, Any, Any, Any], guest_id: str, where: str) -> Table:
        """Which page has opened the socket was looked at before, at the gate."""
        if not self.site.limits.allows("connect", guest_id, where):
            raise Refusal("too-fast")
        path = PATH.fullmatch(came.scope["path"])
        if path is None:
            raise Refusal("not-found")
        table = await self.site.tables.get(path[1])
        if not self.site.limits.enter(guest_id, where):
            raise Refusal("too-many")
        return table


async def _reject(send: Send, status: int) -> None:
    """Answer the handshake with an HTTP status."""
    start: Any = {"type": "websocket.http.response.start", "status": status, "headers": []}
    await send(start)
    body: Any = {"type": "websocket.http.response.body", "body": b""}
    await send(body)


def _number(text: str) -> int | None:
    """The version a client has already; a text that is no number is as good as none."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 16 else None
