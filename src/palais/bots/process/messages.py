"""The protocol between a program and its bot hosts: questions and answers.

Every message is sent as a pair: a number and the message. An answer has the number of its question; messages that are not
answers, or need none, have the number NOBODY_WAITS. Positions are the bytes of a record hidden for one seat.
"""

from __future__ import annotations

from typing import Final

import msgspec

from palais.bots.process.framing import Garbled
from palais.core.bargain.offer import Dealing, Deed
from palais.core.phrase import Phrase

NOBODY_WAITS: Final = 0


class BotSpec(msgspec.Struct, array_like=True, frozen=True):
    """Identifies a bot. It is made when first asked; the same key and code mean the same bot until it is forgotten."""

    key: str  # one seat of one game
    game: str
    code: str
    seed: int | str
    data: str | None = None  # the folder of a custom data set


class Fault(msgspec.Struct, array_like=True, frozen=True):
    """What a bot did wrong, as the rest of a sentence that begins with its name."""

    what: str  # "raised ValueError"
    said: str = ""  # the error's message; it may contain secrets of the seat
    where: str = ""  # "my_bot.py, line 6"

    def __str__(self) -> str:
        return self._sentence(f"{self.what}: {self.said}" if self.said else self.what)

    def for_log(self) -> str:
        """Without the error's message."""
        return self._sentence(self.what)

    def _sentence(self, what: str) -> str:
        return f"{what} ({self.where})" if self.where else what


# ---- questions; `limit` is the timeout in seconds, None: no limit ----


class MakeBot(msgspec.Struct, tag="make", array_like=True, frozen=True):
    """Make this bot now, before it is first asked."""

    bot: BotSpec
    limit: float | None


class Decide(msgspec.Struct, tag="decide", array_like=True, frozen=True):
    """Which of `legal`?"""

    bot: BotSpec
    hidden: bytes
    legal: list[int]
    clock: float | None
    limit: float | None
    known: list[Dealing] = []  # the offers its seat knows of, in a game that has them


class Bargain(msgspec.Struct, tag="bargain", array_like=True, frozen=True):
    """What does this bot offer, answer or take back?"""

    bot: BotSpec
    hidden: bytes
    known: list[Dealing]
    limit: float | None


class Advise(msgspec.Struct, tag="advise", array_like=True, frozen=True):
    """What would this bot do with the rest of the turn?"""

    bot: BotSpec
    hidden: bytes
    seat: int
    clock: float | None
    limit: float | None


class WarmUp(msgspec.Struct, tag="warm-up", array_like=True, frozen=True):
    """Play a few turns with bots of this code, so that everything they need is compiled and loaded."""

    game: str
    code: str
    limit: float | None = None


class ForgetBot(msgspec.Struct, tag="forget", array_like=True, frozen=True):
    """Drop the bots of this key. There is no answer."""

    key: str


Question = MakeBot | Decide | Bargain | Advise | WarmUp
ToHost = Question | ForgetBot


# ---- answers ----


class HostStarted(msgspec.Struct, tag="started", array_like=True, frozen=True):
    """The protections in force (`sandbox.confine`). Sent once at the start, before a bot is loaded."""

    protections: list[str]


class BotMade(msgspec.Struct, tag="made", array_like=True, frozen=True):
    pass


class Decided(msgspec.Struct, tag="decided", array_like=True, frozen=True):
    action: int


class Bargained(msgspec.Struct, tag="bargained", array_like=True, frozen=True):
    deeds: list[Deed]


class Advised(msgspec.Struct, tag="advised", array_like=True, frozen=True):
    actions: list[int]
    why: Phrase


class WarmedUp(msgspec.Struct, tag="warmed-up", array_like=True, frozen=True):
    pass


class BotFailed(msgspec.Struct, tag="failed", array_like=True, frozen=True):
    """The bot cannot be made (a whole sentence), or did something wrong (a fault)."""

    fault: Fault


Answer = BotMade | Decided | Bargained | Advised | WarmedUp | BotFailed
FromHost = HostStarted | Answer

_to_host: Final = msgspec.msgpack.Decoder(tuple[int, ToHost])
_from_host: Final = msgspec.msgpack.Decoder(tuple[int, FromHost])


def read_question(body: bytes) -> tuple[int, ToHost]:
    return _to_host.decode(body)


def read_answer(body: bytes) -> tuple[int, FromHost]:
    """Decode an answer. Raises Garbled: an outside bot may write to the pipe itself."""
    try:
        return _from_host.decode(body)
    except msgspec.MsgspecError as error:
        raise Garbled(str(error)) from None
