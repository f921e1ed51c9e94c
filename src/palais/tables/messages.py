"""What goes over a table's socket, both ways. The browser's types are generated from here.

Numbers: a table's `version` rises by one with all that is stored: a list of actions, or an undo. Events are numbered from 1
on and never change their number; an undo takes the last ones away.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from palais.core.choices import Choice
from palais.core.explanation import Thing
from palais.core.phrase import Phrase

MAX_SEATS = 6
MAX_CHAT_LENGTH = 500
MAX_ACTIONS = 64  # of one submission: a whole turn of walks fits

MessageId = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Version = Annotated[int, Meta(ge=0, le=2**53 - 1)]
DecisionId = Annotated[int, Meta(ge=0, le=2**53 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=MAX_SEATS - 1)]


# ---- what a browser or a bot's program says ----


class Act(msgspec.Struct, tag="act", frozen=True, forbid_unknown_fields=True):
    """Do these actions, one after the other, all or none. `decision` is the id of the reader's own open decision: it stands
    whatever others do meanwhile.
    """

    id: MessageId
    decision: DecisionId
    actions: Annotated[list[Annotated[int, Meta(ge=0, le=2**31 - 1)]], Meta(min_length=1, max_length=MAX_ACTIONS)]


class Undo(msgspec.Struct, tag="undo", frozen=True, forbid_unknown_fields=True):
    """Take back my last submission."""

    id: MessageId
    version: Version


class Say(msgspec.Struct, tag="say", frozen=True, forbid_unknown_fields=True):
    """A line of chat, to everyone or to chosen seats."""

    id: MessageId
    text: Annotated[str, Meta(min_length=1, max_length=MAX_CHAT_LENGTH)]
    to: Annotated[list[SeatNumber], Meta(min_length=1, max_length=MAX_SEATS)] | None = None


class AskHint(msgspec.Struct, tag="hint", frozen=True, forbid_unknown_fields=True):
    """What would the strongest bot do?"""

    id: MessageId
    decision: DecisionId


class AgreeHints(msgspec.Struct, tag="agree-hints", frozen=True, forbid_unknown_fields=True):
    """Hints are on as soon as every person at the table agrees."""

    id: MessageId
    yes: bool


class AskWhy(msgspec.Struct, tag="why", frozen=True, forbid_unknown_fields=True):
    """Why can I not choose this now?"""

    id: MessageId
    thing: Thing


FromClient = Act | Undo | Say | AskHint | AgreeHints | AskWhy


# ---- what the server says ----


class Played(msgspec.Struct, frozen=True):
    """Who played the seat of a person in a finished game. `own`: the result is that person's, not a stand-in's."""

    turns: int
    by_bot: int
    own: bool


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat as everyone may know it. `kind` is who plays it now; a bot that stands in for someone has `stands_in`."""

    seat: int
    colour: str
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None = None  # the bot's code while a bot plays
    stands_in: bool = False  # the seat belongs to a person, who may take it back
    connected: bool = False
    agrees_to_hints: bool = False
    anyone: bool = False  # an open seat that may be taken without a link
    awaited: bool = False  # an open seat kept for the one whose name it has, who is asked for a rematch
    resigned: bool = False  # a bot plays on; the seat is last whatever its points
    agrees_to_end: bool = False  # the game ends without a result as soon as everyone who has a seat agrees
    played: Played | None = None  # of a person's seat, when the game is over


class ClockOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """None: no clock. Live: minutes for each player and seconds more for each turn. Days: so many for each turn."""

    kind: Literal["none", "live", "days"] = "none"
    minutes: Annotated[int, Meta(ge=1, le=180)] = 20
    seconds: Annotated[int, Meta(ge=0, le=600)] = 30
    days: Annotated[int, Meta(ge=1, le=30)] = 3


class Result(msgspec.Struct, frozen=True):
    """How the table ended: the points as they stood, and who won. Nobody if it was ended by consent."""

    points: list[int]
    winners: list[int]


class TableInfo(msgspec.Struct, frozen=True):
    """A table as everyone may know it."""

    id: str
    game: str
    name: str
    status: Literal["open", "playing", "over", "closed"]  # closed by its maker before the game began
    seats: list[SeatInfo]
    options: dict[str, Any]
    clock: ClockOptions
    created: float  # seconds since 1970
    ended: float | None
    hints: bool  # on now
    commitment: str  # to the seed of all chance
    rematch: str | None = None  # the id of the table that goes on
    origin: str | None = None  # the id of the finished table this one plays on from
    origin_action: int | None = None
    host: str | None = None  # the name of whoever made it
    watchers: int = 0  # guests without a seat who look at it now
    ending: Literal["resigned", "consent"] | None = None  # before its time
    result: Result | None = None  # when it is over


class ClockState(msgspec.Struct, frozen=True):
    """Milliseconds left by seat, as of now; whose clocks run. With a clock of days, those left for this turn."""

    left: list[int]
    running: list[int]
    phase: int | None = None  # milliseconds left of a phase with a limit of its own; then no player's clock runs


class OpenDecision(msgspec.Struct, frozen=True, omit_defaults=True):
    """A question to one seat. Only the seat itself is told its id, which an answer names."""

    seat: int
    must: bool  # the game waits for it
    id: int | None = None


class MomentInfo(msgspec.Struct, frozen=True):
    """Where the game stands. `owner` is whose turn it is; None: everybody's."""

    turn: int
    owner: int | None
    round: int
    phase: str


class LogLine(msgspec.Struct, frozen=True):
    """One event: its number, whose it was, its sentence and its details (rooms, fields, cards) for lights and motion."""

    n: int
    seat: int
    kind: str
    phrase: Phrase
    details: dict[str, Any]
    action: int  # the number of the action in the game, from 1; the place in a replay


class ChatLine(msgspec.Struct, frozen=True):
    """Seat None: a spectator. `to`: the only seats that can read it, beside its author; None: everyone."""

    n: int  # as its reader counts
    seat: int | None
    name: str
    text: str
    at: float
    to: list[int] | None = None


class Snapshot(msgspec.Struct, tag="table", frozen=True):
    """Everything at once: the first message of a connection, and whenever a client cannot go on from what it has."""

    table: TableInfo
    seat: int | None  # the reader's own; None: a spectator
    version: int
    log: list[LogLine]
    chat: list[ChatLine]
    view: Any | None  # the game's; None before all seats are taken
    choices: list[Choice]
    clock: ClockState | None
    can_undo: bool
    bots_ready: bool
    moment: MomentInfo | None = None
    decisions: list[OpenDecision] = []


class StepView(msgspec.Struct, frozen=True):
    """The view between two actions of one submission, after the line of the log with this number."""

    n: int
    view: Any


class Update(msgspec.Struct, tag="update", frozen=True, omit_defaults=True):
    """Something happened. `gone` events were taken back by an undo before `log` is added. `steps` show the way to `view` where
    somebody else did several actions at once.
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
    """Seats, names, connections, hints, rematch: not the game itself."""

    table: TableInfo
    bots_ready: bool


class ChatSaid(msgspec.Struct, tag="chat", frozen=True):
    line: ChatLine


class Done(msgspec.Struct, tag="done", frozen=True):
    """The message with this id has been carried out, at this version; so has a repeated one, once."""

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
    why: Phrase  # of the whole plan
    reasons: list[Phrase]  # one for each action


class Why(msgspec.Struct, tag="why", frozen=True):
    """The answer: a refusal's code and a sentence with the facts of the table at this version."""

    id: str
    version: int
    code: str
    phrase: Phrase


FromServer = Snapshot | Update | TableChanged | ChatSaid | Done | Refused | Hint | Why
