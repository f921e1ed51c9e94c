"""One client's session at a table: decodes its messages (tables/messages.py), carries them out, and answers."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any, Final

import msgspec
from litestar.types import Receive, Send

from palais.core.errors import PalaisError
from palais.store.errors import StoreError
from palais.tables.bargain_messages import AnswerOffer, AskTerms, MakeOffer, TermsPossible, WithdrawOffer
from palais.tables.etiquette_messages import AskForm, GiveFine
from palais.tables.log_context import logged_table
from palais.tables.messages import Act, AgreeHints, AgreePublish, AskHint, AskWhy, Done, FromClient, Refused, Say, Undo
from palais.tables.refusals import Refusal
from palais.tables.table.table import Table
from palais.web.context import SiteContext
from palais.web.socket_viewer import SocketViewer

log = logging.getLogger("palais.web")

CLOSE_UNSUPPORTED_DATA: Final = 1003
CLOSE_POLICY_VIOLATION: Final = 1008
MAX_BAD_MESSAGES: Final = 20  # then the connection is closed
MAX_RATE_LIMITED: Final = 200
DECODE_ERRORS: Final = (msgspec.DecodeError, UnicodeEncodeError, RecursionError)
RATE_BY_MESSAGE: Final = {
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
}

_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
_any_object: msgspec.json.Decoder[dict[str, Any]] = msgspec.json.Decoder(dict[str, Any])


class TableSession:
    """One connection, from accept to close."""

    __slots__ = (
        "bad_messages",
        "hint",
        "language",
        "receive",
        "send",
        "site",
        "table",
        "too_fast",
        "viewer",
        "where",
    )

    def __init__(
        self, site: SiteContext, viewer: SocketViewer, table: Table, receive: Receive, send: Send, language: str, where: str
    ) -> None:
        self.site, self.viewer, self.table = site, viewer, table
        self.receive, self.send = receive, send
        self.language, self.where = language, where
        self.bad_messages, self.too_fast = 0, 0
        self.hint: asyncio.Task[None] | None = None

    async def run(self, since: int | None) -> None:
        logged_table.set(self.table.id)
        await self.send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        self.viewer.forget_handshake()
        try:
            self.table.watch(self.viewer, since)
            await self._listen()
        finally:
            self.table.unwatch(self.viewer)
            if self.hint is not None:
                self.hint.cancel()

    async def _listen(self) -> None:
        while True:
            event = await self.receive()
            if event["type"] != "websocket.receive":
                return None
            text = event.get("text")
            if text is None:
                return await self._close(CLOSE_UNSUPPORTED_DATA)
            await self._handle(text)
            if self.bad_messages > MAX_BAD_MESSAGES or self.too_fast > MAX_RATE_LIMITED:
                return await self._close(CLOSE_POLICY_VIOLATION)

    async def _close(self, code: int) -> None:
        await self.send({"type": "websocket.close", "code": code, "reason": ""})

    async def _handle(self, text: str) -> None:
        """Handle one message; anything wrong with it becomes a refusal."""
        if not self.site.limits.allows("message", self.viewer.guest_id, self.where):
            self.too_fast += 1
            return self._refuse(_id_of(text), "too-fast")
        try:
            message = _decoder.decode(text)
        except DECODE_ERRORS:
            self.bad_messages += 1
            return self._refuse(_id_of(text), "bad-message")
        if not self.site.limits.allows(RATE_BY_MESSAGE[type(message)], self.viewer.guest_id, self.where):
            self.too_fast += 1
            return self._refuse(message.id, "too-fast")
        if not isinstance(message, AskHint):
            return await self._answer(message)
        if self.hint is not None and not self.hint.done():
            return self._refuse(message.id, "too-fast")
        self.hint = asyncio.create_task(self._answer(message))  # a bot may think for seconds; the client can play on meanwhile
        return None

    async def _answer(self, message: FromClient) -> None:
        """Carry out the message. A refusal has changed nothing."""
        try:
            await self._do(message)
        except Refusal as refusal:
            self._refuse(message.id, refusal.code)
            if refusal.code == "stale":
                self.table.resend(self.viewer)
        except StoreError as error:
            self.site.health.note(error)
            self._refuse(message.id, "busy")
        except PalaisError:
            self._refuse(message.id, "bad-message")
        except Exception:
            log.exception("unhandled error in %s message", type(message).__name__)
            self._refuse(message.id, "fault")

    async def _do(self, message: FromClient) -> None:
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
        elif isinstance(message, GiveFine):
            viewer.tell(await table.fines.give(viewer.guest_id, message))
        elif isinstance(message, MakeOffer | AnswerOffer | WithdrawOffer | AskTerms):
            viewer.tell(await _bargain(table, viewer.guest_id, message))
        else:
            viewer.tell(await table.hints.agree(viewer.guest_id, message))

    def _refuse(self, id: str | None, code: str) -> None:
        self.site.metrics.refusals.labels(code).inc()
        sentence = self.site.words.refusal(self.language, code, self.table.game.id)
        self.viewer.tell(Refused(id, code, sentence, self.table.version))


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


def _id_of(text: str) -> str | None:
    """The id of a message we cannot decode, so that the client knows which one was refused."""
    try:
        id = _any_object.decode(text).get("id")
    except DECODE_ERRORS:
        return None
    return id if isinstance(id, str) and len(id) <= 64 else None
