"""What is asked of the server about its tables, and its answers, outside their sockets. The browser's types come from here."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from palais.core.kit import DEFAULT_GAME
from palais.tables.messages import ClockOptions, LogLine, TableInfo

Colour = Literal["red", "yellow", "green", "black", "blue", "white"]
Name = Annotated[str, Meta(min_length=1, max_length=24, pattern=r"^\S(.*\S)?$")]  # of a guest or a table


class Guest(msgspec.Struct, frozen=True):
    """Whoever comes: an id nobody can guess, a name and a favourite colour."""

    id: str
    name: str
    colour: str


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`me` is the one who makes the table, `open` waits for whoever has its link (or, at a listed table, for anyone)."""

    kind: Literal["me", "open", "bot"]
    colour: Colour
    bot: Annotated[str, Meta(max_length=16)] | None = None  # one of those at /api/site


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seats: Annotated[list[NewSeat], Meta(min_length=2, max_length=6)]
    game: Annotated[str, Meta(max_length=32)] = DEFAULT_GAME
    options: dict[str, Any] = {}
    clock: ClockOptions = ClockOptions()
    hints: bool = True  # the maker agrees to hints; with bots only that settles it
    # In the lists of the home page, where anyone may join and watch. None: unless a seat waits for a friend.
    listed: bool | None = None
    name: Name | None = None  # None: one of ours


class Summary(msgspec.Struct, frozen=True):
    """A table in a list."""

    table: TableInfo
    my_seat: int | None
    round: int | None
    to_act: list[int]  # the seats the game waits for
    facts: dict[str, int]  # of the game, such as how many nobles are left
    points: list[int] | None  # of a finished game
    winners: list[int] | None
    held: int | None = None  # a seat kept for me, who am asked for a rematch
    maker: bool = False  # I have made it: before the game begins its links, its open seats and its end are mine


class Lists(msgspec.Struct, frozen=True):
    """The lists of the home page, newest first."""

    mine: list[Summary]
    open: list[Summary]
    watch: list[Summary]
    played: list[Summary]  # my finished games
    finished: list[Summary]  # everyone's, of tables that were open to all


class Invitation(msgspec.Struct, frozen=True):
    """What a link leads to. `colours`: those that no other player has; with `mine` I sit there already."""

    table: TableInfo
    seat: int
    colours: list[str]
    mine: bool


class ReplayTurn(msgspec.Struct, frozen=True):
    """A turn in the timeline: whose it is (None: everybody's), the round, and the action before which it begins."""

    seat: int | None
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
