"""Where the time of moves goes: seconds per part since the start, for the metrics and the load generator."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

PARTS: Final = ("rules", "store", "views", "sending")  # the store's share is waiting time, the others are work


class Timings:
    """Accumulated seconds by part."""

    def __init__(self) -> None:
        self.seconds = dict.fromkeys(PARTS, 0.0)

    @contextmanager
    def on(self, part: str) -> Iterator[None]:
        began = time.perf_counter()
        try:
            yield
        finally:
            self.seconds[part] += time.perf_counter() - began
