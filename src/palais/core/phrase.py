"""A sentence before it is put into a language: a key of the catalogues and what fills its blanks."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import UNSET, UnsetType

Arguments = dict[str, str | int]


class Phrase(msgspec.Struct, frozen=True):
    """One text of a catalogue. Server and browser say it with the same catalogue, each in its reader's language."""

    key: str
    arguments: Arguments = {}
    seats: dict[str, int] | UnsetType = UNSET  # further blanks, for the names of these seats

    def filled(self, names: Sequence[str]) -> Arguments:
        """All blanks; `names` are the players by seat."""
        seats = {} if self.seats is UNSET else self.seats
        return self.arguments | {blank: names[seat] for blank, seat in seats.items()}
