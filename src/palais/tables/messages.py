"""The messages on a table's socket, both ways. The browser's types are generated from here.

A table's `version` rises by one with every stored entry: a list of actions, or an undo. Events are numbered from 1; an undo
removes the last ones.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType

from palais.core.choices import Choice
from palais.core.explanation import Thing
from palais.core.phrase import Phrase
from palais.tables.bargain_messages import (
    AnswerOffer,
    AskTerms,
    BargainInfo,
    MakeOffer,
    OffersChanged,
    TermsPossible,
    WithdrawOffer,
)
from palais.tables.etiquette_messages import (
    Address,
    AnswerExam,
    AskForm,
    Breached,
    EtiquetteKept,
    ExamPut,
    FormOffered,
    GiveFine,
)
from palais.tables.message_fields import Addressees, DecisionId, MessageId, SeatNumber, Version
from palais.tables.table_info import ClockState, TableInfo

MAX_CHAT_LENGTH = 500
MAX_ACTIONS = 64  # per submission; enough for a whole turn of walks


# ---- from the client ----


class Act(msgspec.Struct, tag="act", frozen=True, forbid_unknown_fields=True):
    """Do these actions in order, all or none. `decision` is the id of the client's own pending decision; it stays valid
    whatever others do meanwhile.
    """

    id: MessageId
    decision: DecisionId
    actions: Annotated[list[Annotated[int, Meta(ge=0, le=2**31 - 1)]], Meta(min_length=1, max_length=MAX_ACTIONS)]
    address: Address | None = None  # said to whoever they are aimed at, where etiquette is kept


class Undo(msgspec.Struct, tag="undo", frozen=True, forbid_unknown_fields=True):
    """Take back my last submission."""

    id: MessageId
    version: Version


class Say(msgspec.Struct, tag="say", frozen=True, forbid_unknown_fields=True):
    """A chat line, to everyone or to chosen seats. It speaks to the `addressee`, or else to the only seat it is for."""

    id: MessageId
    text: Annotated[str, Meta(min_length=1, max_length=MAX_CHAT_LENGTH)]
    to: Addressees | None = None
    addressee: SeatNumber | None = None


class AskHint(msgspec.Struct, tag="hint", frozen=True, forbid_unknown_fields=True):
    """Ask what the strongest bot would do."""

    id: MessageId
    decision: DecisionId


class AgreeHints(msgspec.Struct, tag="agree-hints", frozen=True, forbid_unknown_fields=True):
    """Agree to hints, or not. They are on while every person at the table agrees."""

    id: MessageId
    yes: bool


class AgreePublish(msgspec.Struct, tag="agree-publish", frozen=True, forbid_unknown_fields=True):
    """Agree that the replay of this finished game shows my private talk, or not. A line is shown once all its people agree."""

    id: MessageId
    yes: bool


class AskWhy(msgspec.Struct, tag="why", frozen=True, forbid_unknown_fields=True):
    """Ask why a thing cannot be chosen now."""

    id: MessageId
    thing: Thing


Bargaining = MakeOffer | AnswerOffer | WithdrawOffer | AskTerms
FromClient = Act | Undo | Say | AskHint | AgreeHints | AgreePublish | AskWhy | Bargaining | AskForm | GiveFine | AnswerExam


# ---- from the server ----


class OpenDecision(msgspec.Struct, frozen=True, omit_defaults=True):
    """A pending decision. Only the seat itself gets the id, which its submission must name."""

    seat: int
    must: bool  # the game waits for it
    id: int | None = None


class MomentInfo(msgspec.Struct, frozen=True):
    """Where the game stands. `owner` is the seat whose turn it is; null: everybody's."""

    turn: int
    owner: int | None
    round: int
    phase: str


class LogLine(msgspec.Struct, frozen=True):
    """One event: its number, its seat, its sentence, and details for highlights and animations."""

    n: int
    seat: int
    kind: str
    phrase: Phrase
    details: dict[str, Any]
    action: int  # the number of the action in the game, from 1; its place in a replay


class ChatLine(msgspec.Struct, frozen=True):
    """A chat line. `seat` is null for a spectator. `to`: the only seats, besides its author, that may read it; null: everyone."""

    n: int  # counted per reader
    seat: int | None
    name: str
    text: str
    at: float
    to: list[int] | None = None


class Snapshot(msgspec.Struct, tag="table", frozen=True):
    """The complete state: the first message of a connection, and sent again whenever an update would not do."""

    table: TableInfo
    seat: int | None  # the reader's own; null: a spectator
    version: int
    log: list[LogLine]
    chat: list[ChatLine]
    view: Any | None  # of the game; null before it begins
    choices: list[Choice]
    clock: ClockState | None
    can_undo: bool
    bots_ready: bool
    moment: MomentInfo | None = None
    decisions: list[OpenDecision] = []
    bargain: BargainInfo | UnsetType = UNSET  # of a game whose players can make offers
    etiquette: EtiquetteKept | UnsetType = UNSET  # of a game with forms of address


class StepView(msgspec.Struct, frozen=True):
    """The view between two actions of a submission, after log line `n`."""

    n: int
    view: Any


class Update(msgspec.Struct, tag="update", frozen=True, omit_defaults=True):
    """Something happened. Remove the last `gone` events, then add `log`. `steps` are the views in between, if another seat
    submitted several actions at once.
    """

    version: int
    log: list[LogLine]
    gone: int
    view: Any
    choices: list[Choice]
    clock: ClockState | None
    can_undo: bool
    moment: MomentInfo
    decisions: list[OpenDecision]
    steps: list[StepView] = []


class TableChanged(msgspec.Struct, tag="changed", frozen=True):
    """A change of the table, not of the game: seats, names, connections, hints, rematch."""

    table: TableInfo
    bots_ready: bool


class ChatSaid(msgspec.Struct, tag="chat", frozen=True):
    line: ChatLine


class Done(msgspec.Struct, tag="done", frozen=True):
    """The message with this id was carried out at this version. A repeated message gets the same answer."""

    id: str
    version: int


class Refused(msgspec.Struct, tag="refused", frozen=True):
    """The message changed nothing. `sentence` says why in the reader's language."""

    id: str | None
    code: str
    sentence: str
    version: int


class Hint(msgspec.Struct, tag="hint", frozen=True):
    """A plan for the rest of the turn, as far as it can be known, and why."""

    id: str
    decision: int
    actions: list[int]
    phrases: list[Phrase]  # one for each action
    why: Phrase  # for the whole plan
    reasons: list[Phrase]  # one for each action


class Why(msgspec.Struct, tag="why", frozen=True):
    """The answer to `AskWhy`: the code of the refusal, and a sentence with the facts at this version."""

    id: str
    version: int
    code: str
    phrase: Phrase


Answers = Done | Refused | Hint | Why | TermsPossible | FormOffered
FromServer = Snapshot | Update | TableChanged | ChatSaid | OffersChanged | Breached | ExamPut | Answers
