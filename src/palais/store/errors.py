"""What can go wrong with a store."""

from __future__ import annotations

from palais.core.errors import PalaisError


class StoreError(PalaisError):
    """The database cannot be used: one sentence says why."""


class Conflict(StoreError):  # noqa: N818 (what happened, as the word goes)
    """Somebody else has written this place first. Nothing of this write has been stored."""
