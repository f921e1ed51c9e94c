"""The options of a table, checked."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from palais.core.errors import OptionError
from palais.core.options import check_players, convert_options
from palais.games.palais_royal.box.box import Box
from palais.games.palais_royal.engine.constants import ROOMS
from palais.games.palais_royal.engine.terms import DRAWN_START, SHUFFLED, TERMS

MOST_ROUNDS = 9999
MOST_START_GOLD = 20
EVEN = "even"  # the name of the measured amounts
KEPT_PALACES = 64


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may choose before the game begins: the palace (PR-202), the start player (PR-206, reading 5), whether
    all points are shown (reading 6), the guard against endless games (reading 8), and the gold everyone begins with
    (PR-206, reading 14).
    """

    layout: str | list[str] = "first"  # the name of a layout, "shuffled", or nine rooms from the upper left
    start: int | None = None  # the start player's seat; None: drawn at random
    open_scores: bool = True
    max_rounds: int = 60
    start_gold: str | list[int] | None = None  # None: the amounts in the box; "even", or amounts in turn order


def read_options(box: Box, players: int, given: dict[str, Any]) -> Options:
    """The options with their defaults. Raises OptionError naming the invalid one."""
    check_players(players, box.game.players.min, box.game.players.max)
    options = convert_options(given, Options)
    if options.start is not None and not 0 <= options.start < players:
        raise OptionError(f"start: expected a seat from 0 to {players - 1}, found {options.start}")
    if not 1 <= options.max_rounds <= MOST_ROUNDS:
        raise OptionError(f"max_rounds: expected 1 to {MOST_ROUNDS}, found {options.max_rounds}")
    palace(box, options)
    return msgspec.structs.replace(options, start_gold=_start_gold(box, players, options.start_gold))


def _start_gold(box: Box, players: int, given: str | list[int] | None) -> list[int] | None:
    """Reading 14: The amounts themselves, so that a record keeps them even if the box's amounts change later."""
    if given == EVEN:
        if players not in box.even_start:
            raise OptionError(f"start_gold: this box has no measured amounts for {players} players")
        return list(box.even_start[players])
    if given is None:
        return None
    if isinstance(given, str) or len(given) != players or not all(0 <= amount <= MOST_START_GOLD for amount in given):
        expected = f"{EVEN} or {players} amounts from 0 to {MOST_START_GOLD}, the start player's first"
        raise OptionError(f"start_gold: expected {expected}, found {given!r}")
    return given


def terms(box: Box, players: int, options: Options) -> npt.NDArray[Any]:
    """The options as numbers: an array of one `TERMS`."""
    start = DRAWN_START if options.start is None else options.start
    gold = box.tables.start_gold
    if isinstance(options.start_gold, list):
        gold = np.array([*options.start_gold, *gold[players:]], np.int16)
    agreed = np.zeros(1, TERMS)
    agreed[0] = (players, start, options.max_rounds, options.open_scores, 0, 0, gold, palace(box, options))
    return agreed


def palace(box: Box, options: Options) -> npt.NDArray[np.int8]:
    """The nine rooms in reading order as numbers; the first is SHUFFLED if the set-up shuffles them."""
    if options.layout == "shuffled":
        return np.full(len(ROOMS), SHUFFLED, np.int8)
    if not isinstance(options.layout, str):
        return _room_numbers(tuple(options.layout))
    if options.layout not in box.layouts:
        raise OptionError(f"layout: expected shuffled, nine rooms or one of {', '.join(box.layouts)}, found {options.layout!r}")
    return _room_numbers(box.layouts[options.layout])


@lru_cache(KEPT_PALACES)
def _room_numbers(rooms: tuple[str, ...]) -> npt.NDArray[np.int8]:
    if sorted(rooms) != sorted(ROOMS):
        raise OptionError(f"layout: expected each of {', '.join(ROOMS)} once")
    numbers = np.array([ROOMS.index(room) for room in rooms], np.int8)
    numbers.flags.writeable = False
    return numbers
