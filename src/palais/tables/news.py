"""What servers that share a database tell each other. Everything here can be lost: the database is the truth."""

from __future__ import annotations

import msgspec

from palais.store.rows import Change


class Changed(msgspec.Struct, tag="change", frozen=True):
    """A table has changed, and how. It holds the game's secrets: only servers can listen."""

    server: str
    change: Change


class Touched(msgspec.Struct, tag="touch", frozen=True):
    """A table has changed; the content was too long, or is not known here."""

    server: str
    table: str
    revision: int


class Present(msgspec.Struct, tag="here", frozen=True):
    """Who watches a table at this server: its seats, and the number of spectators."""

    server: str
    table: str
    seats: list[int]
    spectators: int


class Hello(msgspec.Struct, tag="hello", frozen=True):
    """A server has come, or heard nothing for a while: who is where?"""

    server: str


class Bye(msgspec.Struct, tag="bye", frozen=True):
    """A server goes. Its tables are free."""

    server: str


News = Changed | Touched | Present | Hello | Bye
encode = msgspec.json.Encoder().encode
decoder: msgspec.json.Decoder[News] = msgspec.json.Decoder(News)
