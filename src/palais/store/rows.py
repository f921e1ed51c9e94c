"""Rows of the database as values; the fields are the columns, in their order."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Status = Literal["open", "playing", "over", "closed"]
Ending = Literal["resigned", "consent"]


class TableRow(msgspec.Struct, frozen=True):
    """A table and how its game begins."""

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
    to_act: int | None = None  # the seats the game waits for, as bits
    deadline: float | None = None
    brief: dict[str, Any] | None = None
    rematch: str | None = None
    origin: str | None = None
    origin_action: int | None = None
    maker: str | None = None
    host: str | None = None
    ending: Ending | None = None


class SeatRow(msgspec.Struct, frozen=True):
    """Whose a seat is and who plays it: an owner and a bot means the bot stands in, neither means the seat is open.

    An open seat may be held for a guest who is asked for a rematch; `name` is theirs then.
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


class EntryRow(msgspec.Struct, frozen=True):
    """One step of a game: actions done together, or an undo of the last ones."""

    table_id: str
    version: int
    seat: int
    kind: Literal["act", "undo", "rule"]
    actions: list[int]
    message_id: str | None
    digest: str
    clocks: list[int] | None
    at: float


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


class Loaded(msgspec.Struct, frozen=True):
    """Everything stored about a table; of the chat, the last lines."""

    table: TableRow
    seats: list[SeatRow]
    entries: list[EntryRow]
    chat: list[ChatRow]


class Listed(msgspec.Struct, frozen=True):
    """A table for a list."""

    table: TableRow
    seats: list[SeatRow]
