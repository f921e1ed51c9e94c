"""Request and response bodies of the HTTP API. The browser's types are generated from here."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from palais.tables.requests import Colour, Family, Name
from palais.tables.table_info import TableInfo

Token = Annotated[str, Meta(min_length=1, max_length=200)]


class Me(msgspec.Struct, frozen=True):
    """The guest behind a request, identified by a signed cookie only."""

    name: str
    colour: str


class ChangeMe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    colour: Colour


class TableMade(msgspec.Struct, frozen=True):
    """`invites` has the path of the link to each open seat. The token is in the fragment, so it never ends up in a server log."""

    table: TableInfo
    invites: dict[int, str]


class Link(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    token: Token


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Join in this colour unless another player has it; None: in the colour of the seat."""

    token: Token
    colour: Colour | None = None
    family: Family | None = None  # where the game has family names; None: the one suggested for the seat


class Sit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Like `Join`, without a link."""

    seat: Annotated[int, Meta(ge=0, le=5)]
    colour: Colour | None = None
    family: Family | None = None


class RenameFamily(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    family: Family


class HandOver(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Leave the seat to this bot, or to the default one, until its owner returns."""

    bot: Annotated[str, Meta(max_length=16)] | None = None


class ForBot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Give an open seat to this bot."""

    bot: Annotated[str, Meta(max_length=16)]


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    yes: bool


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a position of a finished game, in this seat, against bots of this level."""

    action: Annotated[int, Meta(ge=0)]
    seat: Annotated[int, Meta(ge=0, le=5)]
    bot: Annotated[str, Meta(max_length=16)] | None = None


class Seated(msgspec.Struct, frozen=True):
    table: str
    seat: int


class RecordOpened(msgspec.Struct, frozen=True):
    """A record file that passed all checks; it can be viewed under this id until the server drops it."""

    id: str


class BotFacts(msgspec.Struct, frozen=True):
    """A bot level. `ready` is false while it is being compiled and plays a little weaker."""

    code: str
    ready: bool


class GameFacts(msgspec.Struct, frozen=True):
    """A game this server offers."""

    id: str
    name: str
    min_players: int
    max_players: int
    colours: list[str]
    bots: list[BotFacts]  # from the mildest to the strongest
    stand_in: str  # the bot that takes over the seat of a player who leaves
    families: list[str] = []  # family names to suggest; empty: the seats have none


class Site(msgspec.Struct, frozen=True):
    """What the home page loads first."""

    me: Me
    games: list[GameFacts]
    csrf: str  # send it back as `x-csrftoken` with every POST and PUT


class Problem(msgspec.Struct, frozen=True):
    """Any error response: a code for programs and a sentence in the reader's language."""

    code: str
    sentence: str
