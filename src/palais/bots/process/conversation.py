"""The asking side of the protocol without any input or output: both clients, waiting and asynchronous, are built on it."""

from __future__ import annotations

from palais.bots.process.framing import Unpacker, pack
from palais.bots.process.messages import NOBODY_WAITS, Answer, ForgetBot, HostStarted, Question, read_answer


class HostLost(Exception):  # noqa: N818 (what happened)
    """The host is no more: it ended, or was ended because it did not answer. The text continues "the bot …"."""


class HostEnded(HostLost):
    """It ended by itself, whatever the clock says."""


class HostLate(HostLost):
    """There is no answer yet, but the host is still at work: perhaps the machine is busy."""


class Conversation:
    """One question is open at a time; an answer to any other comes too late and is dropped."""

    def __init__(self) -> None:
        self.protections: list[str] | None = None  # known once the host has started
        self._unpacker = Unpacker()
        self._asked = NOBODY_WAITS
        self._is_open = False

    def ask(self, question: Question) -> bytes:
        """What to send. From here on only the answer to this question counts."""
        self._asked, self._is_open = self._asked + 1, True
        return pack((self._asked, question))

    def forget(self, key: str) -> bytes:
        return pack((NOBODY_WAITS, ForgetBot(key)))

    def hear(self, data: bytes) -> Answer | None:
        """The answer to the open question, if it is complete with these bytes. Raises Garbled."""
        found: Answer | None = None
        for body in self._unpacker.feed(data):
            number, message = read_answer(body)
            if isinstance(message, HostStarted):
                if self.protections is None:  # the first is the host's own; a bot may write another
                    self.protections = message.protections
            elif self._is_open and number == self._asked:
                self._is_open, found = False, message
        return found
