"""HTTP requests about tables, and their responses. The browser's types are generated from here."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from palais.core.kit import DEFAULT_GAME
from palais.tables.bargain_messages import BargainStep
from palais.tables.messages import ChatLine, LogLine
from palais.tables.table_info import ClockOptions, TableInfo

Colour = Literal["red", "yellow", "green", "black", "blue", "white"]
Name = Annotated[str, Meta(min_length=1, max_length=24, pattern=r"^\S(.*\S)?$")]  # of a guest or a table
Family = Annotated[str, Meta(min_length=1, max_length=64)]  # a family name; what the game allows is checked later


class Guest(msgspec.Struct, frozen=True):
    """A visitor: an unguessable id, a name and a favourite colour."""

    id: str
    name: str
    colour: str


class Wish(msgspec.Struct, frozen=True):
    """How a guest wants to sit: in this colour, of this family. None: as the seat is."""

    colour: str | None = None
    family: str | None = None


AS_IT_IS: Final = Wish()


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`me`: the maker. `open`: for whoever has the link, or for anyone at a listed table."""

    kind: Literal["me", "open", "bot"]
    colour: Colour
    bot: Annotated[str, Meta(max_length=16)] | None = None  # a code from /api/site
    family: Family | None = None  # of the maker's seat, where the game has family names; None: the server picks one


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seats: Annotated[list[NewSeat], Meta(min_length=2, max_length=6)]
    game: Annotated[str, Meta(max_length=32)] = DEFAULT_GAME
    options: dict[str, Any] = {}
    clock: ClockOptions = ClockOptions()
    hints: bool = True  # the maker agrees to hints; against bots only, that turns them on
    # Shown on the home page, where anyone may join and watch. None: listed unless a seat is open.
    listed: bool | None = None
    name: Name | None = None  # None: the server picks one


class Summary(msgspec.Struct, frozen=True):
    """A table in a list."""

    table: TableInfo
    my_seat: int | None
    round: int | None
    to_act: list[int]  # the seats the game waits for
    facts: dict[str, int]  # of the game, such as the number of nobles left
    points: list[int] | None  # of a finished game
    winners: list[int] | None
    held: int | None = None  # a seat held for me in a rematch
    maker: bool = False  # I made it, and may change links and open seats or close it before the game begins


class Lists(msgspec.Struct, frozen=True):
    """The lists of the home page, newest first."""

    mine: list[Summary]
    open: list[Summary]
    watch: list[Summary]
    played: list[Summary]  # my finished games
    finished: list[Summary]  # everyone's, at listed tables


class Invitation(msgspec.Struct, frozen=True):
    """What a link leads to. `colours` are those that no player has; `mine`: I already sit there."""

    table: TableInfo
    seat: int
    colours: list[str]
    mine: bool


class ReplayTurn(msgspec.Struct, frozen=True):
    """A turn in the timeline: its seat (null: everybody's), its round, and the number of actions before it."""

    seat: int | None
    round: int
    action: int


class SaidInReplay(msgspec.Struct, frozen=True):
    """A line of the talk, after so many actions."""

    action: int
    line: ChatLine


class Replay(msgspec.Struct, frozen=True):
    """A whole game as this seat may know it: log, turns, points by round."""

    table: TableInfo
    seat: int | None
    actions: int
    log: list[LogLine]
    turns: list[ReplayTurn]
    points_by_round: list[list[int]]
    has_record: bool
    bargain: list[BargainStep] = []  # every change of an offer that the reader may know, in order
    talk: list[SaidInReplay] = []  # public lines, and private ones that the reader may read


class Frame(msgspec.Struct, frozen=True):
    """The view after `action` actions."""

    action: int
    view: Any
