"""The named parts of a flat observation, so that people and tests can find a fact in a vector of numbers."""

from __future__ import annotations

from collections.abc import Iterable
from math import prod

import msgspec

MAX_VALUE = 16  # every number of every observation is from 0 to MAX_VALUE


class Part(msgspec.Struct, frozen=True):
    """One named stretch of an observation. Its numbers are counts divided by `scale`; with scale 1 they are 0 or 1."""

    name: str
    offset: int
    shape: tuple[int, ...]
    scale: int
    meaning: str

    @property
    def size(self) -> int:
        return prod(self.shape)

    @property
    def where(self) -> slice:
        return slice(self.offset, self.offset + self.size)


Layout = tuple[Part, ...]


def lay_out(parts: Iterable[tuple[str, tuple[int, ...], int, str]]) -> Layout:
    """Parts one behind the other: each is a name, a shape, a scale and a meaning."""
    layout: list[Part] = []
    offset = 0
    for name, shape, scale, meaning in parts:
        layout.append(Part(name, offset, shape, scale, meaning))
        offset += layout[-1].size
    return tuple(layout)


def width(layout: Layout) -> int:
    """How many numbers an observation has."""
    return layout[-1].offset + layout[-1].size
