"""Names of new tables and of bots."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from functools import cache
from importlib import resources

import msgspec

from palais.tables.lobby.lookalikes import find_alike


class Names(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tables: list[str]
    bots: list[str]


@cache
def names() -> Names:
    return msgspec.toml.decode((resources.files(__package__) / "names.toml").read_bytes(), type=Names)


def table_name() -> str:
    return secrets.choice(names().tables)


def bot_names(count: int, guest: str = "") -> list[str]:
    """Distinct names for the bots of a table, none like the guest's."""
    free = [name for name in names().bots if find_alike(name, [guest]) is None]
    return secrets.SystemRandom().sample(free, count)


def bot_name(others: Sequence[str]) -> str:
    """A bot's name that looks like nobody else's at the table."""
    return secrets.choice([name for name in names().bots if find_alike(name, others) is None])


def table_id() -> str:
    """A random id of 88 bits: unlisted tables cannot be found by guessing."""
    return secrets.token_urlsafe(11)
