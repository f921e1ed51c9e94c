"""The web socket endpoints of tables and lessons: authentication, limits, handshake.

Sockets bypass Litestar: each open socket would keep all of its layers in memory.
"""

from __future__ import annotations

import re
from typing import Any, Final
from urllib.parse import parse_qs

from litestar.connection import ASGIConnection
from litestar.types import Receive, Scope, Send

from palais.store.errors import StoreError
from palais.tables.lessons.book import LessonBook
from palais.tables.refusals import Refusal
from palais.tables.table.table import Table
from palais.web.context import SiteContext, address
from palais.web.guests import new_guest
from palais.web.lesson_session import LessonSession
from palais.web.refusals import DEFAULT_STATUS, STATUS_BY_CODE
from palais.web.routes.lessons import find_lesson
from palais.web.socket_session import SocketSession
from palais.web.socket_viewer import SocketViewer
from palais.web.table_session import TableSession

PATH: Final = re.compile("/ws/tables/([^/]+)")
LESSON_PATH: Final = re.compile("/ws/lessons/([^/]+)/([^/]+)")


class TableSockets:
    """The ASGI application for `/ws/tables/{id}?since=` and `/ws/lessons/{game}/{lesson}?since=`."""

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

    async def _let_in(self, scope: Scope, receive: Receive, send: Send) -> tuple[SocketSession, int | None]:
        """Read everything from the handshake, so that it can be freed."""
        came: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        language, where = self.site.language(came), address(came)
        guest = self.site.guest(came) or new_guest(language)
        if not self.site.limits.allows("connect", guest.id, where):
            raise Refusal("too-fast")
        viewer = SocketViewer(scope, guest, self.site.metrics.dropped)
        since = _number(parse_qs(scope["query_string"].decode("latin-1")).get("since", [""])[0])
        found = await self._find(scope["path"])
        if not self.site.limits.enter(guest.id, where):
            raise Refusal("too-many")
        if isinstance(found, Table):
            return TableSession(self.site, viewer, found, receive, send, language, where), since
        return LessonSession(self.site, viewer, *found, receive, send, language, where), since

    async def _find(self, path: str) -> Table | tuple[LessonBook, int]:
        """The table or the lesson of the path. The origin was checked before, in OriginCheck."""
        if lesson := LESSON_PATH.fullmatch(path):
            return find_lesson(self.site, lesson[1], lesson[2])
        table = PATH.fullmatch(path)
        if table is None:
            raise Refusal("not-found")
        return await self.site.tables.get(table[1])


async def _reject(send: Send, status: int) -> None:
    """Reject the handshake with an HTTP status."""
    start: Any = {"type": "websocket.http.response.start", "status": status, "headers": []}
    await send(start)
    body: Any = {"type": "websocket.http.response.body", "body": b""}
    await send(body)


def _number(text: str) -> int | None:
    """The version in `since`; None if it is missing or malformed."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 16 else None
