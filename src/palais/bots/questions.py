"""What a bot's worker process is asked and what it answers."""

from __future__ import annotations

import msgspec

from palais.core.phrase import Phrase


class Decide(msgspec.Struct, tag="decide", array_like=True, frozen=True):
    """Which of `legal`? `hidden` are the bytes of the record as the seat may know it."""

    n: int
    key: str
    game: str
    code: str
    hidden: bytes
    seat: int
    legal: list[int]
    clock: float | None


class Advise(msgspec.Struct, tag="advise", array_like=True, frozen=True):
    """What would this bot do with the rest of the turn?"""

    n: int
    key: str
    game: str
    code: str
    hidden: bytes
    seat: int
    clock: float | None


class Forget(msgspec.Struct, tag="forget", array_like=True, frozen=True):
    """This mind will not be asked again; nothing is answered."""

    key: str


Question = Decide | Advise | Forget


class Warm(msgspec.Struct, tag="warm", array_like=True, frozen=True):
    """From now on this bot answers at once. Said without being asked."""

    code: str


class Decision(msgspec.Struct, tag="decision", array_like=True, frozen=True):
    n: int
    action: int


class Advice(msgspec.Struct, tag="advice", array_like=True, frozen=True):
    n: int
    actions: list[int]
    why: Phrase


class Fault(msgspec.Struct, tag="fault", array_like=True, frozen=True):
    """The bot failed: one line for the log, without anything secret."""

    n: int
    what: str


Answer = Warm | Decision | Advice | Fault

_questions: msgspec.msgpack.Decoder[Question] = msgspec.msgpack.Decoder(Question)
_answers: msgspec.msgpack.Decoder[Answer] = msgspec.msgpack.Decoder(Answer)


def read_question(body: bytes) -> Question:
    return _questions.decode(body)


def read_answer(body: bytes) -> Answer:
    return _answers.decode(body)
