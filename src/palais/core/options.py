"""Checks shared by all games: the number of players, and that each option exists and has the right type."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from palais.core.errors import OptionError

T = TypeVar("T", bound=msgspec.Struct)


def check_players(players: int, fewest: int, most: int) -> None:
    if not isinstance(players, int) or isinstance(players, bool) or not fewest <= players <= most:
        raise OptionError(f"players: expected {fewest} to {most}, found {players!r}")


def convert_options(given: dict[str, Any], kind: type[T]) -> T:
    """The options as `kind`, with its defaults; an OptionError names an invalid one."""
    try:
        return msgspec.convert(given, kind)
    except msgspec.ValidationError as error:
        names = ", ".join(kind.__struct_fields__)
        raise OptionError(f"options: {error} (the options are {names})") from None
