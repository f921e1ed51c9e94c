"""One client's session on a socket: its messages within the limits, and refusals as answers."""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from typing import Any, Final

import msgspec
from litestar.types import Receive, Send

from palais.core.errors import PalaisError
from palais.store.errors import StoreError
from palais.tables.messages import Refused
from palais.tables.refusals import Refusal
from palais.web.context import SiteContext
from palais.web.socket_viewer import SocketViewer

log = logging.getLogger("palais.web")

CLOSE_UNSUPPORTED_DATA: Final = 1003
CLOSE_POLICY_VIOLATION: Final = 1008
MAX_BAD_MESSAGES: Final = 20  # then the connection is closed
MAX_RATE_LIMITED: Final = 200
DECODE_ERRORS: Final = (msgspec.DecodeError, UnicodeEncodeError, RecursionError)

_any_object: msgspec.json.Decoder[dict[str, Any]] = msgspec.json.Decoder(dict[str, Any])


class SocketSession(ABC):
    """One connection, from accept to close. What its messages mean, a subclass says."""

    __slots__ = ("bad_messages", "language", "receive", "send", "site", "too_fast", "viewer", "where")

    decoder: msgspec.json.Decoder[Any]
    rates: dict[type[Any], str]  # the rate limit of each message

    def __init__(self, site: SiteContext, viewer: SocketViewer, receive: Receive, send: Send, language: str, where: str) -> None:
        self.site, self.viewer = site, viewer
        self.receive, self.send = receive, send
        self.language, self.where = language, where
        self.bad_messages, self.too_fast = 0, 0

    async def run(self, since: int | None) -> None:
        await self.send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        self.viewer.forget_handshake()
        try:
            self.enter(since)
            await self._listen()
        finally:
            self.leave()

    @property
    @abstractmethod
    def version(self) -> int:
        """Of the table, for refusals."""

    @abstractmethod
    def enter(self, since: int | None) -> None:
        """The connection is open."""

    @abstractmethod
    def leave(self) -> None:
        """The connection is closed."""

    @abstractmethod
    async def do(self, message: Any) -> None:
        """Carry a message out and answer it. Raises Refusal; then nothing has changed."""

    @abstractmethod
    def resend(self) -> None:
        """Send everything anew: the client acted on an old state."""

    async def answer_within_limits(self, message: Any) -> None:
        """A message that is understood and not too fast. A subclass may answer some in the background."""
        await self.answer(message)

    def sentence(self, refusal: Refusal) -> str:
        return self.site.words.refusal(self.language, refusal.code)

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
            return self.refuse(_id_of(text), Refusal("too-fast"))
        try:
            message = self.decoder.decode(text)
        except DECODE_ERRORS:
            self.bad_messages += 1
            return self.refuse(_id_of(text), Refusal("bad-message"))
        if not self.site.limits.allows(self.rates[type(message)], self.viewer.guest_id, self.where):
            self.too_fast += 1
            return self.refuse(message.id, Refusal("too-fast"))
        return await self.answer_within_limits(message)

    async def answer(self, message: Any) -> None:
        """Carry out the message. A refusal has changed nothing."""
        try:
            await self.do(message)
        except Refusal as refusal:
            self.refuse(message.id, refusal)
            if refusal.code == "stale":
                self.resend()
        except StoreError as error:
            self.site.health.note(error)
            self.refuse(message.id, Refusal("busy"))
        except PalaisError:
            self.refuse(message.id, Refusal("bad-message"))
        except Exception:
            log.exception("unhandled error in %s message", type(message).__name__)
            self.refuse(message.id, Refusal("fault"))

    def refuse(self, id: str | None, refusal: Refusal) -> None:
        self.site.metrics.refusals.labels(refusal.code).inc()
        self.viewer.tell(Refused(id, refusal.code, self.sentence(refusal), self.version))


def _id_of(text: str) -> str | None:
    """The id of a message we cannot decode, so that the client knows which one was refused."""
    try:
        id = _any_object.decode(text).get("id")
    except DECODE_ERRORS:
        return None
    return id if isinstance(id, str) and len(id) <= 64 else None
