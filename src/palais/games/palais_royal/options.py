"""The options of a table, checked."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from palais.core.errors import OptionError
from palais.games.palais_royal.box import Box
from palais.games.palais_royal.names import ROOMS
from palais.games.palais_royal.setup import DRAWN_START, SHUFFLED

MOST_ROUNDS = 9999


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may agree on before it begins: the palace (PR-202), the start player (PR-206, reading 5), whether
    all points are shown (reading 6), and the guard against endless games (reading 8).
    """

    layout: str | list[str] = "first"  # the name of a layout, "shuffled", or nine rooms from the upper left
    start: int | None = None  # the start player's seat; None: drawn at random
    open_scores: bool = True
    max_rounds: int = 60


def read_options(box: Box, players: int, given: dict[str, Any]) -> Options:
    """The options with their defaults; an OptionError says which one does not fit."""
    low, high = box.game.players.min, box.game.players.max
    if not isinstance(players, int) or isinstance(players, bool) or not low <= players <= high:
        raise OptionError(f"players: expected {low} to {high}, found {players!r}")
    try:
        options = msgspec.convert(given, Options)
    except msgspec.ValidationError as error:
        names = ", ".join(Options.__struct_fields__)
        raise OptionError(f"options: {error} (the options are {names})") from None
    if options.start is not None and not 0 <= options.start < players:
        raise OptionError(f"start: expected a seat from 0 to {players - 1}, found {options.start}")
    if not 1 <= options.max_rounds <= MOST_ROUNDS:
        raise OptionError(f"max_rounds: expected 1 to {MOST_ROUNDS}, found {options.max_rounds}")
    palace(box, options)
    return options


def palace(box: Box, options: Options) -> npt.NDArray[np.int8]:
    """The nine rooms in reading order as numbers; the first is SHUFFLED if the set-up is to shuffle them."""
    if options.layout == "shuffled":
        return np.full(len(ROOMS), SHUFFLED, np.int8)
    if isinstance(options.layout, str):
        if options.layout not in box.layouts:
            raise OptionError(
                f"layout: expected shuffled, nine rooms or one of {', '.join(box.layouts)}, found {options.layout!r}"
            )
        rooms = list(box.layouts[options.layout])
    else:
        rooms = options.layout
    if sorted(rooms) != sorted(ROOMS):
        raise OptionError(f"layout: expected each of {', '.join(ROOMS)} once")
    return np.array([ROOMS.index(room) for room in rooms], np.int8)


def start_seat(options: Options) -> int:
    return DRAWN_START if options.start is None else options.start
