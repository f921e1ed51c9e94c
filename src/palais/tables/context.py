"""What every table of a server works with."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from palais.store.store import Store
from palais.tables.bot_pool import BotPool
from palais.tables.keys import Keys
from palais.tables.timings import Timings


class TableContext(NamedTuple):
    """Shared by all tables; nothing in it belongs to one of them."""

    store: Store
    bots: BotPool
    keys: Keys
    now: Callable[[], float]
    timings: Timings
