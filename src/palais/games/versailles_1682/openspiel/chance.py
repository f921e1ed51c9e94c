"""Versailles 1682 with chance from outside: an action runs up to the first number that is missing, which is then asked for.

The rules draw from a key in the record. Here the key stays blank: the numbers that have come so far are laid into the record
and the action runs again from its beginning, until none is missing. So there is one set of rules, and no draw can be forgotten.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from palais.core.events import Event
from palais.games.versailles_1682.engine import state
from palais.games.versailles_1682.engine.chance import BOUND, CARDS, FROM_OUTSIDE, STREAM
from palais.games.versailles_1682.engine.constants import KINDS, SIDES
from palais.games.versailles_1682.engine.entry_points import perform_action, start_game
from palais.games.versailles_1682.engine.event_log import new_log
from palais.games.versailles_1682.engine.events import read_log
from palais.games.versailles_1682.engine.state import State

KEYS: Final = 4


class Draw(NamedTuple):
    """A number that has come: of the dice or of the cards, and what it means."""

    stream: int
    number: int
    outcome: int  # of a die the same number, of a card its kind


class Run(NamedTuple):
    """Where an action has led: to its end, or to a number that is missing."""

    record: State
    events: list[Event]
    missing: int  # the bound of the number, or 0
    stream: int


def run(before: State | None, tables: Any, terms: Any, cause: tuple[int, int], draws: list[Draw]) -> Run:
    """The set-up, if there is nothing before, or the action of a seat, with these draws."""
    s, log = state.empty() if before is None else before.copy(), new_log()
    lay_in(s, draws)
    if before is None:
        start_game(s.handle(), tables, np.zeros(KEYS, np.uint64), terms, log.handle())
    else:
        perform_action(s.handle(), tables, *cause, log.handle())
    missing, stream = int(s.wanted[BOUND]), int(s.wanted[STREAM])
    s.wanted[:] = 0
    return Run(s, read_log(log), missing, stream)


def lay_in(s: State, draws: list[Draw]) -> None:
    s.wanted[FROM_OUTSIDE] = 1
    for stream in (0, 1):
        numbers = [draw.number for draw in draws if draw.stream == stream]
        s.forced_count[stream] = len(numbers)
        s.forced[stream, : len(numbers)] = numbers


def pile_now(before: State | None, copies: npt.NDArray[np.int16], draws: list[Draw]) -> npt.NDArray[np.int64]:
    """What can be drawn: the pile, or the discard if it is empty (VE-411), without what has been drawn by this action."""
    if before is None:
        pile = copies.astype(np.int64)
    else:
        pile = (before.pile if before.pile_size else before.discard).astype(np.int64)
    for draw in draws:
        if draw.stream == CARDS:
            pile[draw.outcome] -= 1
    return pile


def draw_text(missing: int, stream: int, outcome: int, drawn: int, parties: int) -> str:
    """`card baron`, `die 7`; at the set-up also `party 2` and `steward 0`."""
    if stream == CARDS:
        return f"card {KINDS[outcome]}"
    if missing == SIDES:
        return f"die {outcome + 1}"
    return f"party {outcome}" if drawn < parties else f"steward {outcome}"
