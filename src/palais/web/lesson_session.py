"""One learner's session in a lesson. Nothing of it is stored: the browser keeps the step, and comes back to it."""

from __future__ import annotations

from typing import Final

import msgspec
from litestar.types import Receive, Send

from palais.tables.lessons.book import LessonBook
from palais.tables.lessons.messages import FromLearner, LessonWish
from palais.tables.lessons.table import LessonTable
from palais.tables.messages import Act, AskHint, AskWhy, Undo
from palais.tables.refusals import Refusal
from palais.web.context import SiteContext
from palais.web.socket_session import SocketSession
from palais.web.socket_viewer import SocketViewer

RATE_BY_WISH: Final[dict[type, str]] = dict.fromkeys((Act, Undo, AskHint, AskWhy, LessonWish), "action")

_decoder: msgspec.json.Decoder[FromLearner] = msgspec.json.Decoder(FromLearner)


class LessonSession(SocketSession):
    """One connection to a lesson."""

    __slots__ = ("table",)

    decoder = _decoder
    rates = RATE_BY_WISH

    def __init__(
        self,
        site: SiteContext,
        viewer: SocketViewer,
        book: LessonBook,
        number: int,
        receive: Receive,
        send: Send,
        language: str,
        where: str,
    ) -> None:
        super().__init__(site, viewer, receive, send, language, where)
        self.table = LessonTable(book, number, viewer.guest, viewer.send)

    @property
    def version(self) -> int:
        return self.table.version

    def enter(self, since: int | None) -> None:
        """`since` is the step to go on from."""
        self.table.begin(since or 0)

    def leave(self) -> None:
        pass

    def resend(self) -> None:
        self.table.send_snapshot()

    async def do(self, message: FromLearner) -> None:
        table = self.table
        if isinstance(message, Act):
            self.viewer.tell(table.submit(message))
        elif isinstance(message, Undo):
            self.viewer.tell(table.undo(message))
        elif isinstance(message, AskHint):
            self.viewer.tell(table.hint(message))
        elif isinstance(message, AskWhy):
            self.viewer.tell(table.explain(message))
        else:
            self.viewer.tell(table.wish(message))

    def sentence(self, refusal: Refusal) -> str:
        """Another action than the lesson asks for may be answered by a sentence of the step."""
        own = self.table.other(self.language) if refusal.code == "lesson-other" else None
        return own or super().sentence(refusal)
