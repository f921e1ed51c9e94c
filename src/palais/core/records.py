"""A flat record as Python sees it: attributes over one element of a structured array.

Compiled rules get the array and see Numba's own record; interpreted rules and the rest of Python get this class, whose
attributes are views of the same bytes. NumPy's own `np.record` would do, but costs 4 µs for each attribute and 15 µs
for each call into compiled code, and hides fields called `round` or `size`.

Layout: scalars are 8 bytes wide and come first, arrays follow.
"""

from __future__ import annotations

import sys
from typing import Any, ClassVar, Self

import numpy as np
import numpy.typing as npt

from palais.core.jit import ENABLED

WORD = 8
CACHE_LINE = 64


class Record:
    """The base of every kind of record; `record_kind` makes one from a dtype."""

    dtype: ClassVar[np.dtype[Any]]
    scalars: ClassVar[int]

    def __init__(self, array: npt.NDArray[Any] | None = None) -> None:
        self.array = np.zeros(1, self.dtype) if array is None else array
        self._bytes = self.array.view(np.uint8)
        self._words = memoryview(self._bytes[: WORD * self.scalars].view(np.int64))  # type: ignore[arg-type]

    def __getattr__(self, name: str) -> Any:
        """An array of the record; kept, so that this runs once for each."""
        if name not in (self.dtype.names or ()):
            raise AttributeError(f"this record has no field {name!r}")
        view = self.array[name][0]
        self.__dict__[name] = view
        return view

    def __getitem__(self, _: int) -> Self:
        """Interpreted rules say `states[0]` like compiled ones."""
        return self

    def __setitem__(self, _: int, other: Self) -> None:
        """`states[0] = other[0]` copies all bytes, as it does in compiled code."""
        self._bytes[:] = other._bytes

    def copy(self) -> Self:
        """An independent copy. Of the bytes: NumPy would copy field by field, which takes four times as long."""
        return type(self)(self._bytes.copy().view(self.dtype))

    def __reduce__(self) -> tuple[Any, ...]:
        """For other processes: the kind of record and the bytes."""
        return _revive, (type(self), self._bytes.tobytes())

    def handle(self) -> Any:
        """What to pass to a rule: the array if rules are compiled, the record itself if not."""
        return self.array if ENABLED else self


def _revive(kind: type[Record], content: bytes) -> Record:
    return kind(np.frombuffer(bytearray(content), kind.dtype))


def _scalar(index: int) -> property:
    def read(self: Record) -> int:
        return self._words[index]

    def write(self: Record, value: int) -> None:
        self._words[index] = int(value)

    return property(read, write)


def record_kind(name: str, dtype: np.dtype[Any]) -> type[Record]:
    """The class of records with this dtype. Its name is the one it has in the module that makes it: pickle looks there."""
    names = [n for n in dtype.names or () if not dtype[n].shape]
    if any(dtype[n].itemsize != WORD or dtype.fields[n][1] != WORD * i for i, n in enumerate(names)):  # type: ignore[index]
        raise TypeError(f"{name}: the scalars must come first and be {WORD} bytes wide")
    members: dict[str, Any] = {n: _scalar(i) for i, n in enumerate(names)}
    module = sys._getframe(1).f_globals["__name__"]
    return type(name, (Record,), {**members, "dtype": dtype, "scalars": len(names), "__module__": module})


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
