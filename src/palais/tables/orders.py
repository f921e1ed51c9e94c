"""What is asked of the house and what it tells of its tables outside their sockets. The browser's types come from here."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from palais.tables.messages import ClockOptions, LogLine, TableInfo

Colour = Literal["red", "yellow", "green", "black"]


class Guest(msgspec.Struct, frozen=True):
    """Whoever comes: an id nobody can guess, a name and a favourite colour."""

    id: str
    name: str
    colour: str


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`me` is the one who makes the table, `open` waits for whoever has the link (or, at a listed table, for anyone)."""

    kind: Literal["me", "open", "bot"]
    colour: Colour
    bot: Annotated[str, Meta(max_length=16)] | None = None  # "level:1" to "level:5"


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seats: Annotated[list[NewSeat], Meta(min_length=2, max_length=6)]
    game: Annotated[str, Meta(max_length=32)] = "palais-royal"
    options: dict[str, Any] = {}
    clock: ClockOptions = ClockOptions()
    hints: bool = True  # the maker agrees to hints; with bots only that settles it
    listed: bool = True  # shown among the open tables on the home page


class Summary(msgspec.Struct, frozen=True):
    """A table in a list."""

    table: TableInfo
    my_seat: int | None
    round: int | None
    to_act: int | None
    nobles_left: int | None
    points: list[int] | None  # of a finished game
    winners: list[int] | None


class Lists(msgspec.Struct, frozen=True):
    """The lists of the home page, newest first."""

    mine: list[Summary]
    open: list[Summary]
    watch: list[Summary]
    finished: list[Summary]


class ReplayTurn(msgspec.Struct, frozen=True):
    """A turn in the timeline: whose it is, the round, and the action before which it begins."""

    seat: int
    round: int
    action: int


class Replay(msgspec.Struct, frozen=True):
    """A game from its beginning: the whole log as this seat may know it, turns, points by round."""

    table: TableInfo
    seat: int | None
    actions: int
    log: list[LogLine]
    turns: list[ReplayTurn]
    points_by_round: list[list[int]]
    has_record: bool


class Frame(msgspec.Struct, frozen=True):
    """The table after so many actions."""

    action: int
    view: Any
