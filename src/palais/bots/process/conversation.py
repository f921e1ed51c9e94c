"""The client side of the protocol without I/O; shared by the blocking and the asynchronous client."""

from __future__ import annotations

from palais.bots.process.framing import Unpacker, pack
from palais.bots.process.messages import NOBODY_WAITS, Answer, ForgetBot, HostStarted, Question, read_answer


class HostLost(Exception):  # noqa: N818 (what happened)
    """The host has ended, or was killed because it did not answer. The text continues "the bot …"."""


class HostEnded(HostLost):
    """The host ended by itself, in time or not."""


class HostLate(HostLost):
    """No answer in time, but the host is still working: the machine may be busy."""


class Conversation:
    """One question is open at a time; late answers to earlier ones are dropped."""

    def __init__(self) -> None:
        self.protections: list[str] | None = None  # known once the host has started
        self._unpacker = Unpacker()
        self._asked = NOBODY_WAITS
        self._is_open = False

    def ask(self, question: Question) -> bytes:
        """The bytes to send. From now on only the answer to this question counts."""
        self._asked, self._is_open = self._asked + 1, True
        return pack((self._asked, question))

    def forget(self, key: str) -> bytes:
        return pack((NOBODY_WAITS, ForgetBot(key)))

    def hear(self, data: bytes) -> Answer | None:
        """The answer to the open question, if these bytes complete it. Raises Garbled."""
        found: Answer | None = None
        for body in self._unpacker.feed(data):
            number, message = read_answer(body)
            if isinstance(message, HostStarted):
                if self.protections is None:  # only the first is the host's own; a bot may write another
                    self.protections = message.protections
            elif self._is_open and number == self._asked:
                self._is_open, found = False, message
        return found
