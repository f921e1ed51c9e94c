"""What every table of a house works with."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from palais.store.store import Store
from palais.tables.bot_pool import Thinker
from palais.tables.keys import Keys
from palais.tables.timings import Spent


class Means(NamedTuple):
    """Where it is stored, who thinks for the bots, what must not be guessed, what time it is, who plays when time is up,
    and where the time of moves goes.
    """

    store: Store
    thinker: Thinker
    keys: Keys
    now: Callable[[], float]
    stand_in: str
    spent: Spent
