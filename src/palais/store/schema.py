"""The database schema. Every change needs a migration; a test compares the two.

A game is its row in `tables`, its seats, and its append-only entries. Everything else follows from them; the denormalized
columns `to_act`, `deadline` and `brief` serve lists and timeouts and are written with the entry that changes them.
"""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
)

SCHEMA_VERSION = "0010"  # the newest migration

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

ID = String(32)
GUEST = String(64)
MESSAGE = String(64)
CODE = String(32)


class Json(TypeDecorator[Any]):
    """A JSON value stored as text, the same in every database."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Any) -> str | None:
        return None if value is None else msgspec.json.encode(value).decode()

    def process_result_value(self, value: str | None, dialect: Any) -> Any:
        return None if value is None else msgspec.json.decode(value)


meta = Table(
    "meta",
    metadata,
    Column("key", String(32), nullable=False),
    Column("value", Text, nullable=False),
    PrimaryKeyConstraint("key"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", ID, nullable=False),
    Column("game", CODE, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("data_digest", CODE, nullable=False),
    Column("name", String(64), nullable=False),
    Column("status", String(8), nullable=False),  # open, playing, over, closed
    Column("listed", Boolean, nullable=False),
    Column("options", Json, nullable=False),
    Column("clock", Json, nullable=False),
    Column("seed", Text, nullable=False),
    Column("salt", String(64), nullable=False),
    Column("position", Text),  # the start of a game that continues another one
    Column("created", Double, nullable=False),
    Column("started", Double),
    Column("ended", Double),
    Column("to_act", Integer),  # bitmask of the seats the game waits for
    Column("deadline", Double),  # of the turn with a clock in days, or of a phase with its own limit
    Column("brief", Json),  # what lists show of the game
    Column("rematch", ID),
    Column("origin", ID),
    Column("origin_action", Integer),
    Column("maker", GUEST),  # who may change its open seats and close it
    Column("host", String(64)),  # the name of the maker
    Column("ending", String(16)),  # of an early end: resigned, consent
    Column("revision", Integer, nullable=False, server_default="0"),  # rises with every write; a write must know it
    Column("clocks", Json),  # live clocks: milliseconds left by seat at the time clocks_at
    Column("clocks_at", Double),
    Column("keeper", ID),  # the server that plays its bots and watches its clocks, where several share the database
    Column("due", Double),  # when something happens by itself: a bot's turn, the end of a clock
    PrimaryKeyConstraint("id"),
    Index(None, "status", "created"),
    Index(None, "deadline"),
    Index(None, "maker"),
    Index(None, "due"),
    Index(None, "keeper"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("generation", Integer, nullable=False),  # rises with every change, which voids old links
    Column("colour", String(16), nullable=False),
    Column("name", String(64), nullable=False),
    Column("guest_id", GUEST),
    Column("bot", CODE),
    Column("agrees_to_hints", Boolean, nullable=False),
    Column("by_link", Boolean, nullable=False),  # an open seat that needs a link
    Column("held_for", GUEST),  # an open seat reserved for this guest
    Column("resigned", Boolean, nullable=False),
    Column("agrees_to_end", Boolean, nullable=False),
    Column("family", String(64)),  # the family name, where the game has them
    Column("agrees_to_publish", Boolean, nullable=False),  # that private talk is shown after the game
    PrimaryKeyConstraint("table_id", "seat"),
    Index(None, "guest_id"),
    Index(None, "held_for"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id"), nullable=False),
    Column("version", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(4), nullable=False),  # act, undo, rule, deal
    Column("actions", Json, nullable=False),
    Column("message_id", MESSAGE),  # null: done by a bot
    Column("digest", String(64), nullable=False),  # of the position after the entry
    Column("clocks", Json),  # live clocks: milliseconds left by seat
    Column("at", Double, nullable=False),
    Column("breach", Json),  # of etiquette, in the address that came with it
    PrimaryKeyConstraint("table_id", "version"),
    UniqueConstraint("table_id", "seat", "message_id"),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("seat", Integer),
    Column("guest_id", GUEST, nullable=False),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("message_id", MESSAGE, nullable=False),
    Column("at", Double, nullable=False),
    Column("to_seats", Json),  # who may read it; null: everyone
    Column("version", Integer),  # of the table when it was said; null in older rows
    Column("breach", Json),  # of etiquette
    PrimaryKeyConstraint("table_id", "n"),
    UniqueConstraint("table_id", "guest_id", "message_id"),
)

deeds = Table(
    "deeds",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("version", Integer, nullable=False),  # of the table when it was done
    Column("seat", Integer, nullable=False),
    Column("deed", Text, nullable=False),  # in the notation of core/bargain
    Column("message_id", MESSAGE),  # null: done by a bot
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("table_id", "n"),
    UniqueConstraint("table_id", "seat", "message_id"),
)

servers = Table(
    "servers",
    metadata,
    Column("id", ID, nullable=False),
    Column("seen", Double, nullable=False),  # its last beat, by the database's clock
    PrimaryKeyConstraint("id"),
)
