"""Where the time of a move goes: seconds by part since the server began, for its metrics and the load generator."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

PARTS: Final = ("rules", "store", "views", "sending")  # the store's share is waiting, the others are work


class Timings:
    """A stopwatch for each part."""

    def __init__(self) -> None:
        self.seconds = dict.fromkeys(PARTS, 0.0)

    @contextmanager
    def on(self, part: str) -> Iterator[None]:
        began = time.perf_counter()
        try:
            yield
        finally:
            self.seconds[part] += time.perf_counter() - began
