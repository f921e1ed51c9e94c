"""Many flat records as Python sees them: interpreted rules index them like compiled ones."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from palais.core.jit import ENABLED
from palais.core.record import Record

CACHE_LINE = 64


def aligned(dtype: np.dtype[Any], count: int) -> npt.NDArray[Any]:
    """Zeros, each record on cache lines of its own: threads do not disturb each other, and words can be read in place."""
    stride = -(-dtype.itemsize // CACHE_LINE) * CACHE_LINE
    room = np.zeros((count, stride), np.uint8)
    records: npt.NDArray[Any] = room[:, : dtype.itemsize].view(dtype)[:, 0]
    return records


class Records:
    """An array of records: an element is a record, and assigning to it copies the bytes."""

    def __init__(self, kind: type[Record], array: npt.NDArray[Any]) -> None:
        self._records = [kind(array[row : row + 1]) for row in range(len(array))]

    def __len__(self) -> int:
        return len(self._records)

    def __getitem__(self, row: int) -> Record:
        return self._records[row]

    def __setitem__(self, row: int, record: Record) -> None:
        self._records[row][0] = record


def handles(kind: type[Record], array: npt.NDArray[Any]) -> Any:
    """What to pass to a door for an array of records: the array if rules are compiled, records if not."""
    return array if ENABLED else Records(kind, array)
