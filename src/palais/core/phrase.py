"""A sentence before it is put into a language: a key of the catalogues and what fills its blanks."""

from __future__ import annotations

import msgspec

Arguments = dict[str, str | int]


class Phrase(msgspec.Struct, frozen=True):
    """One text of a catalogue. Server and browser say it with the same catalogue, each in its reader's language."""

    key: str
    arguments: Arguments = {}
