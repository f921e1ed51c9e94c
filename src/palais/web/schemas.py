"""The bodies of the HTTP part. The browser's types are generated from here."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from palais.tables.messages import TableInfo
from palais.tables.requests import Colour, Name

Token = Annotated[str, Meta(min_length=1, max_length=200)]


class Me(msgspec.Struct, frozen=True):
    """A guest: known by a signed cookie and by nothing else."""

    name: str
    colour: str


class ChangeMe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    colour: Colour


class TableMade(msgspec.Struct, frozen=True):
    """`invites`: for each open seat the path of its link; the token is behind the `#`, so that no server ever logs it."""

    table: TableInfo
    invites: dict[int, str]


class Link(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    token: Token


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """In this colour if no other player has it; None: in the colour of the seat."""

    token: Token
    colour: Colour | None = None


class Sit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """As `Join`, without a link."""

    seat: Annotated[int, Meta(ge=0, le=5)]
    colour: Colour | None = None


class HandOver(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Leave the seat to this bot, or to the usual one; come back whenever you like."""

    bot: Annotated[str, Meta(max_length=16)] | None = None


class ForBot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An open seat for this bot."""

    bot: Annotated[str, Meta(max_length=16)]


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    yes: bool


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From a moment of a finished game, in this seat, against bots of this level."""

    action: Annotated[int, Meta(ge=0)]
    seat: Annotated[int, Meta(ge=0, le=5)]
    bot: Annotated[str, Meta(max_length=16)] | None = None


class Seated(msgspec.Struct, frozen=True):
    table: str
    seat: int


class RecordOpened(msgspec.Struct, frozen=True):
    """A record file that was found right, under this id until it is forgotten."""

    id: str


class BotFacts(msgspec.Struct, frozen=True):
    """A level of bots for people; not ready: it is still being compiled and plays a little weaker."""

    code: str
    ready: bool


class GameFacts(msgspec.Struct, frozen=True):
    """A game that is played here."""

    id: str
    name: str
    min_players: int
    max_players: int
    colours: list[str]
    bots: list[BotFacts]  # the mildest first
    stand_in: str  # the bot that plays for whoever leaves


class Site(msgspec.Struct, frozen=True):
    """What the home page needs to know before anything else."""

    me: Me
    games: list[GameFacts]
    csrf: str  # to be sent back as `x-csrftoken` with every request that changes something


class Problem(msgspec.Struct, frozen=True):
    """Every answer that is not a success: a code, and a sentence in the reader's language."""

    code: str
    sentence: str
