"""Exceptions of the store."""

from __future__ import annotations

from palais.core.errors import PalaisError


class StoreError(PalaisError):
    """The database cannot be used; the message says why."""


class Conflict(StoreError):  # noqa: N818 (the usual word)
    """Another writer was first. Nothing of this write was stored."""


class Crossed(StoreError):  # noqa: N818
    """The write waited for another one in a circle. Nothing of it was stored; it can be tried again."""
