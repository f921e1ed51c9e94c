"""Language-independent sentences: a key of the catalogues and its arguments."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import UNSET, UnsetType

Arguments = dict[str, str | int]


class Phrase(msgspec.Struct, frozen=True):
    """A message of the catalogues. Server and browser format it with the same catalogue, in the reader's language."""

    key: str
    arguments: Arguments = {}
    seats: dict[str, int] | UnsetType = UNSET  # further arguments: the names of the players in these seats

    def filled(self, names: Sequence[str]) -> Arguments:
        """All arguments; `names` are the players' names by seat."""
        seats = {} if self.seats is UNSET else self.seats
        return self.arguments | {blank: names[seat] for blank, seat in seats.items()}
