"""What a game's state is made of: the `Record` every state is, and flat records over structured arrays.

A flat record as Python sees it has attributes over one element of a structured array. Compiled rules get the array and see
Numba's own record; interpreted rules and the rest of Python get this class, whose attributes are views of the same bytes.
NumPy's own `np.record` would do, but costs 4 µs for each attribute and 15 µs for each call into compiled code, and hides fields
called `round` or `size`.

Layout: scalars are 8 bytes wide and come first, arrays follow.
"""

from __future__ import annotations

import hashlib
import sys
from abc import ABC, abstractmethod
from typing import Any, ClassVar, Self

import numpy as np
import numpy.typing as npt

from palais.core.jit import ENABLED

WORD = 8
CACHE_LINE = 64


class Record(ABC):
    """The base class of states: whose knowledge one holds, and its bytes for storing and sending."""

    viewer: int  # EVERYONE in a full state, else the seat (or SPECTATOR) it was hidden for

    @abstractmethod
    def copy(self) -> Self:
        """An independent copy."""

    @abstractmethod
    def to_bytes(self) -> bytes:
        """The whole record."""

    @classmethod
    @abstractmethod
    def from_bytes(cls, content: bytes) -> Self:
        """The record of these bytes. Raises ValueError if they do not fit."""


class FlatRecord(Record):
    """The base of every kind of flat record; `record_kind` makes one from a dtype."""

    dtype: ClassVar[np.dtype[Any]]
    scalars: ClassVar[int]
    kinds: ClassVar[dict[str, type[FlatRecord]]]  # of the fields that are arrays of records

    def __init__(self, array: npt.NDArray[Any] | None = None) -> None:
        self.array = np.zeros(1, self.dtype) if array is None else array
        self._bytes = self.array.view(np.uint8)
        self._words = self._bytes.data[: WORD * self.scalars].cast("q")

    def __getattr__(self, name: str) -> Any:
        """An array field. Cached in the instance, so that this runs once per field."""
        if name not in (self.dtype.names or ()):
            raise AttributeError(f"this record has no field {name!r}")
        view = self.array[name][0]
        value = Records(self.kinds[name], view) if name in self.kinds else view
        self.__dict__[name] = value
        return value

    def __getitem__(self, _: int) -> Self:
        """Interpreted rules write `states[0]`, like compiled ones."""
        return self

    def __setitem__(self, _: int, other: Self) -> None:
        """`states[0] = other[0]` copies all bytes, as it does in compiled code."""
        self._bytes[:] = other._bytes

    def copy(self) -> Self:
        """An independent copy. Of the bytes: NumPy would copy field by field, and even a view with the dtype costs more."""
        return type(self)(np.frombuffer(bytearray(self._bytes), self.dtype))

    def to_bytes(self) -> bytes:
        return self.array.tobytes()

    @classmethod
    def from_bytes(cls, content: bytes) -> Self:
        if len(content) != cls.dtype.itemsize:
            raise ValueError(f"expected a record of {cls.dtype.itemsize} bytes, found {len(content)}")
        return cls(np.frombuffer(bytearray(content), cls.dtype))

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle as the class and the bytes."""
        return _revive, (type(self), self._bytes.tobytes())

    def handle(self) -> Any:
        """What to pass to a rule: the array if rules are compiled, the record itself if not."""
        return self.array if ENABLED else self


def _revive(kind: type[FlatRecord], content: bytes) -> FlatRecord:
    return kind.from_bytes(content)


def _scalar(index: int) -> property:
    def read(self: FlatRecord) -> int:
        return self._words[index]

    def write(self: FlatRecord, value: int) -> None:
        self._words[index] = int(value)

    return property(read, write)


def record_digest(record: Record) -> str:
    """A hash of the whole record, as sixteen hexadecimal digits."""
    return hashlib.blake2b(record.to_bytes(), digest_size=8).hexdigest()


def record_kind(name: str, dtype: np.dtype[Any], **kinds: type[FlatRecord]) -> type[FlatRecord]:
    """Make the class of records with this dtype. Assign it to `name` in the calling module, where pickle looks for it.

    `kinds` names the class of each field that is itself an array of records.
    """
    names = [n for n in dtype.names or () if not dtype[n].shape]
    if any(dtype[n].itemsize != WORD or dtype.fields[n][1] != WORD * i for i, n in enumerate(names)):  # type: ignore[index]
        raise TypeError(f"{name}: the scalars must come first and be {WORD} bytes wide")
    members: dict[str, Any] = {n: _scalar(i) for i, n in enumerate(names)}
    module = sys._getframe(1).f_globals["__name__"]
    return type(name, (FlatRecord,), {**members, "dtype": dtype, "scalars": len(names), "kinds": kinds, "__module__": module})


def in_lines(**formats: Any) -> np.dtype[Any]:
    """A dtype whose fields each begin on a cache line of their own."""
    widths = [-(-np.dtype(given).itemsize // CACHE_LINE) * CACHE_LINE for given in formats.values()]
    offsets = [sum(widths[:n]) for n in range(len(widths))]
    return np.dtype({"names": list(formats), "formats": list(formats.values()), "offsets": offsets, "itemsize": sum(widths)})


def aligned(dtype: np.dtype[Any], count: int) -> npt.NDArray[Any]:
    """Zeroed records, each on cache lines of its own: no false sharing between threads, and aligned words."""
    stride = -(-dtype.itemsize // CACHE_LINE) * CACHE_LINE
    room = np.zeros((count, stride), np.uint8)
    records: npt.NDArray[Any] = room[:, : dtype.itemsize].view(dtype)[:, 0]
    return records


class Records:
    """An array of records for interpreted rules. Assigning to an element copies the bytes."""

    def __init__(self, kind: type[FlatRecord], array: npt.NDArray[Any]) -> None:
        self._records = [kind(array[row : row + 1]) for row in range(len(array))]

    def __len__(self) -> int:
        return len(self._records)

    def __getitem__(self, row: int) -> FlatRecord:
        return self._records[row]

    def __setitem__(self, row: int, record: FlatRecord) -> None:
        self._records[row][0] = record


def handles(kind: type[FlatRecord], array: npt.NDArray[Any]) -> Any:
    """What to pass to a door for an array of records: the array if rules are compiled, records if not."""
    return array if ENABLED else Records(kind, array)
