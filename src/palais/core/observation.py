"""The named parts of a flat observation, so that people and tests can find facts in the vector."""

from __future__ import annotations

from collections.abc import Iterable
from math import prod

import msgspec

MAX_VALUE = 16  # all numbers of an observation are from 0 to this


class Part(msgspec.Struct, frozen=True):
    """A named slice of an observation: counts divided by `scale`; with scale 1, flags that are 0 or 1."""

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
    """Lay parts out one after the other. Each is a name, a shape, a scale and a meaning."""
    layout: list[Part] = []
    offset = 0
    for name, shape, scale, meaning in parts:
        layout.append(Part(name, offset, shape, scale, meaning))
        offset += layout[-1].size
    return tuple(layout)


def width(layout: Layout) -> int:
    """The length of an observation."""
    return layout[-1].offset + layout[-1].size
