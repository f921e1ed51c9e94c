"""The web socket endpoint of tables: authentication, limits, handshake.

Sockets bypass Litestar: each open socket would keep all of its layers in memory.
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
        """Admit a viewer and run the session until either side closes. A refusal becomes the status of the handshake."""
        await receive()  # the connect event
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
        """Read everything from the handshake, so that it can be freed."""
        came: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        language, where = self.site.language(came), address(came)
        guest = self.site.guest(came) or new_guest(language)
        table = await self._find(came, guest.id, where)
        viewer = SocketViewer(scope, guest, self.site.metrics.dropped)
        since = parse_qs(scope["query_string"].decode("latin-1")).get("since", [""])[0]
        return TableSession(self.site, viewer, table, receive, send, language, where), _number(since)

    async def _find(self, came: ASGIConnection[Any, Any, Any, Any], guest_id: str, where: str) -> Table:
        """The table of the path, within the limits. The origin was checked before, in OriginCheck."""
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
    """Reject the handshake with an HTTP status."""
    start: Any = {"type": "websocket.http.response.start", "status": status, "headers": []}
    await send(start)
    body: Any = {"type": "websocket.http.response.body", "body": b""}
    await send(body)


def _number(text: str) -> int | None:
    """The version in `since`; None if it is missing or malformed."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 16 else None
