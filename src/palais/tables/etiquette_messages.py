"""The messages about forms of address, both ways."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from palais.tables.message_fields import MessageId, SeatNumber

MAX_ADDRESS_LENGTH = 200
MAX_BREACH_NUMBER = 2**31 - 1
BreachNumber = Annotated[int, Meta(ge=1, le=MAX_BREACH_NUMBER)]
EtiquetteKept = Literal["off", "remind", "fine"]
Address = Annotated[str, Meta(max_length=MAX_ADDRESS_LENGTH)]

# ---- from the client ----


class AskForm(msgspec.Struct, tag="form", frozen=True, forbid_unknown_fields=True):
    """Ask of which words the address of a seat can be built."""

    id: MessageId
    seat: SeatNumber


class GiveFine(msgspec.Struct, tag="fine", frozen=True, forbid_unknown_fields=True):
    """Fine a breach now, as the judge."""

    id: MessageId
    breach: BreachNumber


class AnswerExam(msgspec.Struct, tag="answer-exam", frozen=True, forbid_unknown_fields=True):
    """Answer the exam that I am asked in: the full form of the courtier it is about."""

    id: MessageId
    text: Address


# ---- from the server ----


class FormTile(msgspec.Struct, frozen=True):
    """A word of an address, and the part of it that it can be."""

    slot: str
    text: str


class FormOffered(msgspec.Struct, tag="form", frozen=True):
    """The answer to `AskForm`: right words and decoys by slot, in the reader's language; none if there is nobody to address.
    `joints` stand before the words of these slots instead of a space, before several of them once. `kept`: the table watches
    over the forms. `form` is the whole address, where nobody is fined for it.
    """

    id: str
    seat: int
    tiles: list[FormTile]
    joints: dict[str, str]
    kept: bool
    form: str | None


class ExamPut(msgspec.Struct, tag="exam", frozen=True):
    """A seat asks another how a third is addressed, and everybody listens. `left`: milliseconds for the answer."""

    seat: int  # that asks
    asked: int
    about: int
    state: Literal["open", "right", "wrong"]
    left: int


class Breached(msgspec.Struct, tag="breach", frozen=True):
    """Somebody was not addressed as they should be. To whom and in which line of the chat, only those know who heard it.

    reminder  it is pointed out, and that is all
    pending   the judge may fine it; if nothing is done, the table does
    fined     it has been
    """

    n: int
    seat: int  # that spoke
    judge: int
    state: Literal["reminder", "pending", "fined"]
    addressee: int | None = None
    line: int | None = None
