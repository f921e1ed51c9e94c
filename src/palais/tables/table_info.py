"""What a table says about itself: seats, options, clocks, result. Parts of its messages and of the site's lists."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

MAX_PHASE_SECONDS = 3600


class Played(msgspec.Struct, frozen=True):
    """Who played a person's seat in a finished game. `own`: the result counts as that person's, not the stand-in's."""

    turns: int
    by_bot: int
    own: bool


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat, in public facts. `kind` is who plays it now."""

    seat: int
    colour: str
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None = None  # the code of the bot that plays it
    stands_in: bool = False  # a bot plays, but the seat belongs to a person, who may return
    connected: bool = False
    agrees_to_hints: bool = False
    anyone: bool = False  # an open seat that anyone may take, without a link
    awaited: bool = False  # an open seat held for the person named, who is invited to a rematch
    resigned: bool = False  # a bot plays on; the seat is ranked last
    agrees_to_end: bool = False  # the game ends without a result once every seat owner agrees
    played: Played | None = None  # a person's seat in a finished game
    family: str | None = None  # the family name, where the game has them; of an open seat: a suggestion
    agrees_to_publish: bool = False  # that private talk is shown in the replay of the finished game


class ClockOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`live`: minutes per player, plus seconds per turn. `days`: days per turn. `phase`: seconds for a common phase with a
    limit of its own, instead of the game's; 0: no limit.
    """

    kind: Literal["none", "live", "days"] = "none"
    minutes: Annotated[int, Meta(ge=1, le=180)] = 20
    seconds: Annotated[int, Meta(ge=0, le=600)] = 30
    days: Annotated[int, Meta(ge=1, le=30)] = 3
    phase: Annotated[int, Meta(ge=0, le=MAX_PHASE_SECONDS)] | None = None


class Result(msgspec.Struct, frozen=True):
    """The final points and the winners; there are none if the game ended by consent."""

    points: list[int]
    winners: list[int]


class TableInfo(msgspec.Struct, frozen=True):
    """A table, in public facts."""

    id: str
    game: str
    name: str
    status: Literal["open", "playing", "over", "closed"]  # closed: by its maker, before the game began
    seats: list[SeatInfo]
    options: dict[str, Any]
    clock: ClockOptions
    created: float  # seconds since 1970
    ended: float | None
    hints: bool  # on now
    commitment: str  # to the seed, see core/archive.py
    rematch: str | None = None  # the id of the next table
    origin: str | None = None  # the id of the finished table that this one continues
    origin_action: int | None = None
    host: str | None = None  # the name of the maker
    watchers: int = 0  # guests watching without a seat
    ending: Literal["resigned", "consent"] | None = None  # of an early end
    result: Result | None = None  # once it is over


class ClockState(msgspec.Struct, frozen=True):
    """Milliseconds left by seat at the time of sending (with a clock in days: for this turn), and whose clocks run."""

    left: list[int]  # empty at a table without clocks
    running: list[int]
    phase: int | None = None  # milliseconds left of a phase with its own limit, which replaces the players' clocks
