"""Choices for people: what can be picked now, grouped by kind. A browser or a terminal draws kinds, not rules."""

from __future__ import annotations

from typing import Any

import msgspec

from palais.core.phrase import Phrase


class Option(msgspec.Struct, frozen=True):
    """One action a person may pick: its number, its text and the places it touches."""

    action: int
    text: str
    details: dict[str, Any]


class Idle(msgspec.Struct, frozen=True):
    """Why there is nothing to do but to go on. `now` is true whatever has been done in this step; `never` says more, and is true
    if nothing has been done in it. Only the log knows which of the two.
    """

    now: Phrase
    never: Phrase | None = None


class Choice(msgspec.Struct, frozen=True):
    """Options of one kind: pick one of them. `prompt` is a key of the catalogues; `idle` is there if this is all one can do."""

    kind: str
    prompt: str
    options: list[Option]
    idle: Idle | None = None
