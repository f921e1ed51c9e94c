"""Where positions lie while they are thought about."""

from __future__ import annotations

from typing import Any, Final

from palais.core.records import aligned, handles
from palais.games.versailles_1682.engine.state import STATE, StateRecord

Desk = Any  # records of positions

HERE: Final = 0  # the position in question, in a world that the seat cannot tell from the true one
BASE: Final = 1  # the same, with an action to spare: the turn does not end while lines are tried
WORK: Final = 2
LATER_BASE: Final = 3  # the same two for the action after the next
LATER_WORK: Final = 4
ASIDE: Final = 5  # for answers in the middle of an action
WORLD: Final = 6  # an imagined world in which lines are played on
GAME: Final = 7
SLOTS: Final = 8


def new_desk() -> Desk:
    return handles(StateRecord, aligned(STATE, SLOTS))
