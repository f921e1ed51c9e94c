"""Rows of the database. Fields are in the order of the columns."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Status = Literal["open", "playing", "over", "closed"]
Ending = Literal["resigned", "consent"]


class TableRow(msgspec.Struct, frozen=True):
    """A table, and how its game starts."""

    id: str
    game: str
    rules_version: int
    data_digest: str
    name: str
    status: Status
    listed: bool
    options: dict[str, Any]
    clock: dict[str, Any]
    seed: str
    salt: str
    position: str | None
    created: float
    started: float | None = None
    ended: float | None = None
    to_act: int | None = None  # bitmask of the seats the game waits for
    deadline: float | None = None
    brief: dict[str, Any] | None = None
    rematch: str | None = None
    origin: str | None = None
    origin_action: int | None = None
    maker: str | None = None
    host: str | None = None
    ending: Ending | None = None
    revision: int = 0  # rises with every write to the table; a write must know the one before
    clocks: list[int] | None = None  # live clocks: milliseconds left by seat at the time `clocks_at`
    clocks_at: float | None = None
    keeper: str | None = None  # the server that plays its bots and watches its clocks, where several share the database
    due: float | None = None  # when something happens by itself


class SeatRow(msgspec.Struct, frozen=True):
    """A seat: its owner and who plays it. With an owner and a bot, the bot stands in; with neither, the seat is open.

    An open seat may be held for a guest who was invited to a rematch; `name` is that guest's.
    """

    table_id: str
    seat: int
    generation: int
    colour: str
    name: str
    guest_id: str | None
    bot: str | None
    agrees_to_hints: bool
    by_link: bool = False
    held_for: str | None = None
    resigned: bool = False
    agrees_to_end: bool = False
    family: str | None = None  # its name, where the game has family names
    agrees_to_publish: bool = False  # that private talk is shown after the game


class EntryRow(msgspec.Struct, frozen=True):
    """One entry of a game's log: actions submitted together, an undo, the referee's actions, or what a deal pays at once."""

    table_id: str
    version: int
    seat: int
    kind: Literal["act", "undo", "rule", "deal"]
    actions: list[int]
    message_id: str | None
    digest: str
    clocks: list[int] | None
    at: float
    breach: dict[str, Any] | None = None  # of etiquette


class ChatRow(msgspec.Struct, frozen=True):
    table_id: str
    n: int
    seat: int | None
    guest_id: str
    name: str
    text: str
    message_id: str
    at: float
    to_seats: list[int] | None = None  # None: everyone
    version: int | None = None  # of the table when it was said; None in older rows
    breach: dict[str, Any] | None = None  # of etiquette


class DeedRow(msgspec.Struct, frozen=True):
    """An offer, an answer or a withdrawal, after the entry of this version."""

    table_id: str
    n: int
    version: int
    seat: int
    deed: str
    message_id: str | None
    at: float


class Change(msgspec.Struct, frozen=True):
    """What one write changes at a table. `table` is the row after it: the write fails unless it raises the revision by one."""

    table: TableRow
    entries: list[EntryRow] = []
    seats: list[SeatRow] = []
    chat: list[ChatRow] = []
    deeds: list[DeedRow] = []
    same_row: bool = False  # only the revision and the clocks of the row are new


class Loaded(msgspec.Struct, frozen=True):
    """Everything stored about a table, with the recent chat; or what is new since a version."""

    table: TableRow
    seats: list[SeatRow]
    entries: list[EntryRow]
    chat: list[ChatRow]
    deeds: list[DeedRow] = []


class Listed(msgspec.Struct, frozen=True):
    """A table as lists need it."""

    table: TableRow
    seats: list[SeatRow]
