"""What the process of an outside bot is told, and what it answers. Nothing here knows more than one seat may know.

`seconds` is how long the answer is waited for; None is for ever.
"""

from __future__ import annotations

import msgspec


class MakeBot(msgspec.Struct, tag="sit", array_like=True, frozen=True):
    """Make a bot of this code for one seat of a new game; the one before is gone. `data` is the folder of the game's own box."""

    game: str
    data: str | None
    code: str
    seed: int | str
    seconds: float | None


class Choose(msgspec.Struct, tag="choose", array_like=True, frozen=True):
    """Which of `legal`? `hidden` are the bytes of the record as the seat may know it."""

    hidden: bytes
    legal: list[int]
    clock: float | None
    seconds: float | None


Told = MakeBot | Choose


class Confined(msgspec.Struct, tag="confined", array_like=True, frozen=True):
    """What the process has given up for good before it loaded a bot. Said once, without being asked."""

    held: list[str]


class BotMade(msgspec.Struct, tag="seated", array_like=True, frozen=True):
    """The bot is made."""


class Chosen(msgspec.Struct, tag="chosen", array_like=True, frozen=True):
    action: int


class Failed(msgspec.Struct, tag="failed", array_like=True, frozen=True):
    """The bot cannot be made, in a whole sentence; or what it did instead of choosing."""

    what: str


Answered = Confined | BotMade | Chosen | Failed

_told: msgspec.msgpack.Decoder[Told] = msgspec.msgpack.Decoder(Told)
_answered: msgspec.msgpack.Decoder[Answered] = msgspec.msgpack.Decoder(Answered)


def read_told(body: bytes) -> Told:
    return _told.decode(body)


def read_answered(body: bytes) -> Answered:
    return _answered.decode(body)
