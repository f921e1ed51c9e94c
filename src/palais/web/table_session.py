"""One client's session at a table: decodes its messages (tables/messages.py), carries them out, and answers."""

from __future__ import annotations

import asyncio
import time
from typing import Final

import msgspec
from litestar.types import Receive, Send

from palais.tables.bargain_messages import AnswerOffer, AskTerms, MakeOffer, TermsPossible, WithdrawOffer
from palais.tables.etiquette_messages import AnswerExam, AskForm, GiveFine
from palais.tables.log_context import logged_table
from palais.tables.messages import Act, AgreeHints, AgreePublish, AskHint, AskWhy, Done, FromClient, Say, Undo
from palais.tables.refusals import Refusal
from palais.tables.table.table import Table
from palais.web.context import SiteContext
from palais.web.socket_session import SocketSession
from palais.web.socket_viewer import SocketViewer

RATE_BY_MESSAGE: Final[dict[type, str]] = {
    Act: "action",
    Undo: "action",
    Say: "chat",
    AskHint: "hint",
    AgreeHints: "chat",
    AgreePublish: "chat",
    AskWhy: "action",
    MakeOffer: "offer",
    AnswerOffer: "offer",
    WithdrawOffer: "offer",
    AskTerms: "action",
    AskForm: "action",
    GiveFine: "action",
    AnswerExam: "action",
}

_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


class TableSession(SocketSession):
    """One connection to a table."""

    __slots__ = ("hint", "table")

    decoder = _decoder
    rates = RATE_BY_MESSAGE

    def __init__(
        self, site: SiteContext, viewer: SocketViewer, table: Table, receive: Receive, send: Send, language: str, where: str
    ) -> None:
        super().__init__(site, viewer, receive, send, language, where)
        self.table = table
        self.hint: asyncio.Task[None] | None = None

    @property
    def version(self) -> int:
        return self.table.version

    def enter(self, since: int | None) -> None:
        logged_table.set(self.table.id)
        self.table.watch(self.viewer, since)

    def leave(self) -> None:
        self.table.unwatch(self.viewer)
        if self.hint is not None:
            self.hint.cancel()

    def resend(self) -> None:
        self.table.resend(self.viewer)

    def sentence(self, refusal: Refusal) -> str:
        """In the words of this table's game: games share codes, but not what they say."""
        return self.site.words.refusal(self.language, refusal.code, self.table.game.id)

    async def answer_within_limits(self, message: FromClient) -> None:
        if not isinstance(message, AskHint):
            return await self.answer(message)
        if self.hint is not None and not self.hint.done():
            return self.refuse(message.id, Refusal("too-fast"))
        self.hint = asyncio.create_task(self.answer(message))  # a bot may think for seconds; the client can play on meanwhile
        return None

    async def do(self, message: FromClient) -> None:
        table, viewer = self.table, self.viewer
        if isinstance(message, Act | Undo):
            began = time.perf_counter()
            actions = table.actions
            doing = (
                actions.submit(viewer.guest_id, message) if isinstance(message, Act) else actions.undo(viewer.guest_id, message)
            )
            viewer.tell(await doing)
            self.site.metrics.latency.observe(time.perf_counter() - began)
            self.site.metrics.moves.inc()
        elif isinstance(message, Say):
            viewer.tell(await table.talk.say(viewer.guest, message))
        elif isinstance(message, AgreePublish):
            viewer.tell(await table.talk.agree_to_publish(viewer.guest_id, message))
        elif isinstance(message, AskHint):
            viewer.tell(await table.hints.ask(viewer.guest_id, message))
        elif isinstance(message, AskWhy):
            viewer.tell(table.actions.explain(viewer.guest_id, message))
        elif isinstance(message, AskForm):
            viewer.tell(table.fines.form(viewer.guest_id, message, self.language))
        elif isinstance(message, AnswerExam):
            viewer.tell(await table.exams.answer(viewer.guest_id, message))
        elif isinstance(message, GiveFine):
            viewer.tell(await table.fines.give(viewer.guest_id, message))
        elif isinstance(message, MakeOffer | AnswerOffer | WithdrawOffer | AskTerms):
            viewer.tell(await _bargain(table, viewer.guest_id, message))
        else:
            viewer.tell(await table.hints.agree(viewer.guest_id, message))


async def _bargain(
    table: Table, guest_id: str, message: MakeOffer | AnswerOffer | WithdrawOffer | AskTerms
) -> Done | TermsPossible:
    if isinstance(message, MakeOffer):
        return await table.bargain.offer(guest_id, message)
    if isinstance(message, AnswerOffer):
        return await table.bargain.answer(guest_id, message)
    if isinstance(message, WithdrawOffer):
        return await table.bargain.withdraw(guest_id, message)
    return table.bargain.terms(guest_id, message)
