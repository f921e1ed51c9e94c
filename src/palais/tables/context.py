"""What all tables of a server share."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from palais.store.store import Store
from palais.tables.bot_pool import BotPool
from palais.tables.keys import Keys
from palais.tables.others import Alone
from palais.tables.timings import Timings


class TableContext(NamedTuple):
    """Dependencies of a table; the same object for all tables of a server."""

    store: Store
    bots: BotPool
    keys: Keys
    now: Callable[[], float]
    timings: Timings
    others: Alone
