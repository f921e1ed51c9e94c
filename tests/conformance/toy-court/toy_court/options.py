"""What a table may agree on."""

from __future__ import annotations

from typing import Any

import msgspec

from palais.core.errors import OptionError
from toy_court.state import MAX_PLAYERS, MIN_PLAYERS


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rounds: int = 3
    seconds: int = 30  # of an audience; 0: no limit but the players' clocks


def read_options(players: int, given: dict[str, Any]) -> Options:
    if not isinstance(players, int) or isinstance(players, bool) or not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise OptionError(f"players: expected {MIN_PLAYERS} to {MAX_PLAYERS}, found {players!r}")
    try:
        options = msgspec.convert(given, Options)
    except msgspec.ValidationError as error:
        raise OptionError(f"options: {error} (the options are {', '.join(Options.__struct_fields__)})") from None
    for name, least, most in (("rounds", 1, 9), ("seconds", 0, 600)):
        if not least <= getattr(options, name) <= most:
            raise OptionError(f"{name}: expected {least} to {most}, found {getattr(options, name)}")
    return options
